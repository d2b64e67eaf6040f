import { getBox } from './box.ts';
import { ANAESTHESIA, CLINIC, EMERGENCY_HELP, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

// Tests what a patient must find in an urgent case, and must know before consent.

test('a patient finds every urgent sign of every service in one list', async ({ page }) => {
  await page.goto('/faq#which-signs-cannot-wait');
  const list = page.getByRole('main').locator('details[open]').getByRole('list').first();
  const groups = list.locator(':scope > li');
  const wanted = [
    [...ANAESTHESIA.urgentSigns, ...ANAESTHESIA.spinalSigns],
    ...SERVICES.map((service) => service.urgentSigns),
  ];
  const bodyParts = new Set(SERVICES.flatMap(({ bodyPart }) => bodyPart ?? []));
  await expect(groups).toHaveCount(1 + bodyParts.size);
  for (const sign of wanted.flat()) await expect(list.getByText(sign, { exact: true }).first(), sign).toBeVisible();
  const [service] = SERVICES.filter(({ urgentSigns }) => urgentSigns.length > 0);
  const link = list.getByRole('link', { name: service?.title ?? '' });
  expect((await getBox(link)).height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/services/${service?.slug}$`));
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
