import { getBox } from './box.ts';
import { ANAESTHESIA, CLINIC, EMERGENCY_HELP, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';
import { ServicePage } from './pages/ServicePage.ts';

// Tests what a patient must find in an urgent case, and must know before consent.

test('a patient reads the urgent signs line by line, then what to do', async ({ page }) => {
  const servicePage = new ServicePage(page);
  for (const { slug, urgentSigns, anaesthesia } of SERVICES) {
    await servicePage.open(slug);
    const panel = servicePage.section('When to consult').locator('div:has(> h3)');
    const signs = [
      ...urgentSigns,
      ...(anaesthesia.includes('general') ? ANAESTHESIA.urgentSigns : []),
      ...(anaesthesia.includes('spinal') ? ANAESTHESIA.spinalSigns : []),
    ];
    await expect(panel.getByRole('listitem')).toHaveText(signs);
    await expect(panel.getByText(EMERGENCY_HELP.action)).toBeVisible();
  }
});

test('a patient reads how often risks happen and from which source, and how to prepare', async ({ page }) => {
  const servicePage = new ServicePage(page);
  for (const { slug, risks, anaesthesia, preparation } of SERVICES) {
    await servicePage.open(slug);
    const options = servicePage.section('Treatment options');
    const part = (name: string) =>
      options.locator('div', { has: page.getByRole('heading', { level: 3, name }) }).last();
    const listed = part('Risks, and how often').getByRole('listitem');
    const ofAnaesthetics = anaesthesia.flatMap((kind) => ANAESTHESIA.risks[kind] ?? []);
    await expect(listed).toHaveCount(risks.length + ofAnaesthetics.length);
    for (const [place, { risk, source }] of risks.entries()) {
      await expect(listed.nth(place)).toContainText(`${risk}. `);
      await expect(listed.nth(place).getByText('Source:')).toHaveText(source ? [`Source: ${source}`] : []);
    }
    const isAwake = anaesthesia.every((kind) => kind === 'local');
    const forAnaesthetic = anaesthesia.length === 0 ? [] : ANAESTHESIA.preparation[isAwake ? 'local' : 'fasting'];
    await expect(part('How to prepare').getByRole('listitem')).toHaveText([...forAnaesthetic, ...preparation]);
  }
});

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

test('a patient in danger is told to call instead of writing', async ({ page }) => {
  await page.goto('/contact');
  const notice = page.getByRole('paragraph').filter({ hasText: EMERGENCY_HELP.notice });
  await expect(notice).toBeInViewport();
  for (const number of CLINIC.emergencyNumbers) {
    await expect(notice.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
  }
});

test('a patient in danger is told to call instead of booking, beside the first field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const book = new BookPage(page);
  await book.goto();
  const notice = page.getByRole('paragraph').filter({ hasText: EMERGENCY_HELP.notice });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(book.field('Full Name')).toBeInViewport({ ratio: 1 });
  for (const number of CLINIC.emergencyNumbers) {
    await expect(notice.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
  }
});
