import { getBox } from './box.ts';
import { CLINIC, EMERGENCY_HELP, RECOGNITIONS, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';

test('a patient sees each recognition with type, title, source, description, date and picture', async ({ page }) => {
  test.skip(RECOGNITIONS.length === 0, 'This clinic has none.');
  await page.goto('/recognition');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recognition');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(RECOGNITIONS.length);
  for (const { type, title, source, description } of RECOGNITIONS) {
    const card = page.getByRole('article', { name: title });
    for (const words of [type, source, description]) await expect(card).toContainText(words);
    await expect(card.getByRole('time')).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
    await expect(card.getByRole('img')).toHaveCount(1);
  }
  const boxes = await Promise.all((await cards.all()).map(getBox));
  const areas = boxes.map(({ width, height }) => Math.round(width * height));
  expect(new Set(areas).size).toBeGreaterThan(Math.min(2, RECOGNITIONS.length - 1));
});

test.describe('frequently asked questions', () => {
  const question = 'What should I bring to the first visit?';
  const answer = /Bring earlier reports, scans on disc or film/;

  test('a patient opens and closes a question with the keyboard', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await expect(page.getByRole('heading', { level: 2, name: 'Before the operation' })).toBeVisible();
    await expect(page.getByText(answer)).toBeHidden();
    await page.locator('summary', { hasText: question }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(answer)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(answer)).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('a patient with the address of one question finds it open', async ({ page }) => {
        await page.goto('/faq#what-should-i-bring-to-the-first-visit');
        await expect(page.getByText(answer)).toBeInViewport();
        await expect(page.getByRole('heading', { level: 3, name: question })).toBeInViewport();
      });
    });
  }

  test('a patient reads whom to call day and night, above the questions and in the answers', async ({ page }) => {
    await page.goto('/faq#when-should-i-call-day-or-night');
    const calls = page.getByRole('main').getByRole('link', { name: CLINIC.emergencyPhone });
    await expect(calls.first()).toBeVisible();
    const answer = page.locator('#when-should-i-call-day-or-night');
    await expect(answer.getByRole('link', { name: CLINIC.emergencyPhone })).toHaveCount(1);
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', toTel(CLINIC.emergencyPhone));
    await expect(page.getByText(EMERGENCY_HELP.night).last()).toBeInViewport();
    await expect(page.getByText('{')).toHaveCount(0);
  });
});
