import { getBox } from './box.ts';
import { CLINIC, EMERGENCY_HELP, QUESTIONS, REGIONS } from './content.ts';
import { expect, test } from './fixtures.ts';

// Tests what a patient must find in an urgent case, and must know before consent.

test('a patient finds the urgent signs of the questions without unfolding anything, and a way to all others', async ({
  page,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  const listed = QUESTIONS.flatMap(({ signs }) => signs);
  expect(listed.length).toBeGreaterThan(0);
  for (const { id, tier, text } of listed) {
    const sign = main.locator(`[data-sign="${id}"][data-tier="${tier}"]`).first();
    await expect(sign, id).toBeVisible();
    await expect(sign).toContainText(text.replace(/^.*: /, ''));
  }
  const [region] = REGIONS;
  const link = main.getByRole('link', { name: region?.name ?? '', exact: true }).first();
  expect((await getBox(link)).height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL(`/symptoms#${region?.id}`);
});

for (const [deed, path, field] of [
  ['writing', '/contact', undefined],
  ['booking, beside the first field', '/book', 'Full Name'],
] as const) {
  test(`a patient in danger is told to call instead of ${deed}`, async ({ page }) => {
    if (field) await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const notice = page.getByRole('paragraph').filter({ hasText: EMERGENCY_HELP.notice });
    await expect(notice).toBeInViewport({ ratio: 1 });
    if (field) await expect(page.getByRole('textbox', { name: field })).toBeInViewport({ ratio: 1 });
    for (const number of CLINIC.emergencyNumbers) {
      await expect(notice.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
    }
  });
}
