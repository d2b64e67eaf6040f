import { CLINIC, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';

test('a patient finds what a visit is like from the foot of any page', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your visit' }).click();
  await expect(page).toHaveURL('/visit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit');
  const steps = page.getByRole('complementary');
  await expect(steps.getByRole('link', { name: 'Book appointment' })).toHaveAttribute('href', '/book');
});

for (const path of ['/privacy', '/portal', '/no-such-page', '/blogs/no-such-post', '/founders/no-such-founder']) {
  test(`a patient finds the number to call on ${path}`, async ({ page }) => {
    await page.goto(path);
    const call = page.getByRole('main').getByRole('link', { name: CLINIC.phone }).first();
    await expect(call).toHaveAttribute('href', toTel(CLINIC.phone));
  });
}
