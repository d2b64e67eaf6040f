import { getBox } from './box.ts';
import { CLINIC, SERVICES, TECHNOLOGY, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { ServicePage } from './pages/ServicePage.ts';

const PHONE = { width: 390, height: 844 };

const ALWAYS = ['Overview', 'When to consult', 'Treatment options', 'Recovery', 'Why choose us'];
const JOURNEY = 'Your Journey to Recovery';

/** A service that a technology names, with another service in its category. */
const SERVICE = pick(({ slug, category }) => {
  const isUsed = TECHNOLOGY.parts.some(({ services }) => services.includes(slug));
  return isUsed && SERVICES.filter((other) => other.category === category).length > 1;
});
const TECHNOLOGY_PART = TECHNOLOGY.parts.find(({ services }) => services.includes(SERVICE.slug));
const LONG_JOURNEY = SERVICES.toSorted((a, b) => b.steps - a.steps)[0] ?? SERVICE;
const SHORT_JOURNEY = SERVICES.toSorted((a, b) => a.steps - b.steps)[0] ?? SERVICE;

function pick(isWanted: (service: (typeof SERVICES)[number]) => boolean) {
  const service = SERVICES.find(isWanted);
  if (!service) throw new Error('No service of content/ is what this test needs.');
  return service;
}

test('a patient has Contact Us in view through the whole text on a desktop', async ({ page, servicePage }) => {
  await servicePage.open(SERVICE.slug);
  for (const name of ALWAYS) {
    await servicePage
      .section(name)
      .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(servicePage.contact, name).toBeInViewport({ ratio: 1 });
  }
  await expect(servicePage.aside.getByRole('link', { name: 'Book appointment' })).toHaveAttribute(
    'href',
    `/book?service=${SERVICE.slug}`,
  );
  await expect(servicePage.aside.getByRole('link', { name: CLINIC.phone })).toHaveAttribute(
    'href',
    toTel(CLINIC.phone),
  );
  await expect(servicePage.contact).toHaveAttribute('href', '/contact');
  await servicePage.contact.click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
]) {
  test(`a patient reads the heading at ${width} × ${height} px at once`, longIf(width !== 360), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await new ServicePage(page).open(SERVICE.slug);
    const heading = await getBox(page.getByRole('heading', { level: 1 }));
    const bar = await getBox(page.getByRole('navigation', { name: 'Reach the clinic' }));
    expect(heading.y + heading.height).toBeLessThanOrEqual(bar.y);
  });
}

for (const width of [360, 1280]) {
  test(`the contents lead to a part at ${width} px`, longIf(width !== 360), async ({ page, servicePage }) => {
    await page.setViewportSize({ width, height: 800 });
    await servicePage.open(SERVICE.slug);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText([
      'At a glance',
      ...ALWAYS.slice(0, 4),
      'Questions',
      ...ALWAYS.slice(4),
    ]);
    expect((await getBox(contents)).y).toBeLessThan((await getBox(servicePage.section('Recovery'))).y);
    await contents.getByRole('link', { name: 'Recovery', exact: true }).click();
    await expect(servicePage.section('Recovery').getByRole('heading', { level: 2 })).toBeInViewport();
  });
}

test('a patient on a phone finds Contact Us after the text', async ({ page, servicePage }) => {
  await page.setViewportSize(PHONE);
  await servicePage.open(SERVICE.slug);
  const text = await getBox(servicePage.section('Why choose us'));
  const card = await getBox(servicePage.aside);
  expect(card.y).toBeGreaterThan(text.y + text.height);
  expect(card.width).toBeGreaterThan(PHONE.width * 0.8);
});

test('a patient reads the numbered journey across a wide screen and down a phone', async ({ page, servicePage }) => {
  await servicePage.open(LONG_JOURNEY.slug);
  const steps = servicePage.section(JOURNEY).getByRole('listitem');
  const numbers = steps.getByText(/^\d{2}$/);
  await expect(numbers).toHaveText(['01', '02', '03', '04', '05', '06'].slice(0, LONG_JOURNEY.steps));

  const first = await getBox(steps.nth(0));
  const second = await getBox(steps.nth(1));
  const last = await getBox(steps.last());
  expect([second.y, last.y]).toEqual([first.y, first.y]);
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
  expect(last.x + last.width).toBeLessThanOrEqual(1280);

  await page.setViewportSize(PHONE);
  await servicePage.section(JOURNEY).getByText(`All ${LONG_JOURNEY.steps} steps`).click();
  // Read together, because the page may still scroll to what was pressed.
  const [upper, lower] = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().toJSON()));
  expect(lower.x).toBe(upper.x);
  // Browsers round places to a hundredth of a pixel.
  expect(lower.y).toBeGreaterThan(upper.bottom - 1);
});

test('a patient sees one color of the line for each step, the last one amber', LONG, async ({ servicePage }) => {
  for (const { slug, steps } of [LONG_JOURNEY, SHORT_JOURNEY]) {
    await servicePage.open(slug);
    const rings = await servicePage
      .section(JOURNEY)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').borderTopColor));
    expect(new Set(rings).size).toBe(steps);
    expect(rings.at(-1)).toBe(hexToRgb(CLINIC.colors.accent));
  }
});

test(
  'a patient goes on to another service and to the technology behind this one',
  LONG,
  async ({ page, servicePage }) => {
    await servicePage.open(SERVICE.slug);
    await servicePage.section('Advanced Technology').getByRole('link', { name: 'How this technology works' }).click();
    await expect(page).toHaveURL(new RegExp(`/technology#${TECHNOLOGY_PART?.id}$`));
    await page.goBack();
    const others = servicePage.section('Other services');
    const place = SERVICES.indexOf(SERVICE);
    const [next, ...rest] = [...SERVICES.slice(place + 1), ...SERVICES.slice(0, place)]
      .filter(({ category }) => category === SERVICE.category)
      .map(({ title }) => title);
    const shown = await others.getByRole('heading', { level: 3 }).allTextContents();
    const related = [next, ...rest].slice(0, 6);
    expect(shown.slice(0, related.length)).toEqual(related);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    await others.getByRole('link', { name: next ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '');
  },
);

test('a patient sees the sign of a service in its page head and in lists', LONG, async ({ page, request }) => {
  await page.goto(`/services/${SERVICE.slug}`);
  const sign = page.locator('section').first().locator(`img[src="/signs/${SERVICE.slug}-night.svg"]`);
  await expect(sign).toBeVisible();
  await expect(sign).toHaveAttribute('alt', '');
  await page.goto('/services');
  const addresses = await page
    .locator('h3 > img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(new Set(addresses).size).toBe(SERVICES.length);
  for (const address of addresses) expect((await request.get(address)).headers()['content-type']).toContain('svg');
});

/** `#f59e0b` -> `rgb(245, 158, 11)`, as browsers write a color. */
function hexToRgb(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

test('a patient prints the questions to the surgeon as one sheet', LONG, async ({ page, servicePage }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  const asked = SERVICES.find(({ surgeonQuestions }) => surgeonQuestions.length > 0);
  test.skip(!asked, 'No service of this clinic has such questions.');
  await servicePage.open(asked?.slug ?? '');
  await page.getByRole('heading', { name: 'Questions to ask your surgeon' }).click();
  await page.getByRole('button', { name: 'Print the questions' }).click();
  const sheet = page.locator('body > [data-sheet]');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveText(asked?.surgeonQuestions ?? []);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
