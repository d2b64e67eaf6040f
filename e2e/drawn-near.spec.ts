import type { Page } from '@playwright/test';
import { DOCTOR_PAGES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';

// Sections that the browser draws when they come near the window: nobody may notice.

// The tests add a style, which the policy of the pages forbids.
test.use({ bypassCSP: true, isDrawnWhole: false });

const SERVICE = `/services/${SERVICES[0]?.slug}`;
const PAGES = ['/', SERVICE, `/mr${SERVICE}`, '/faq', `/doctors/${DOCTOR_PAGES[0]?.slug}`];
/** A kept height is this near to the real one, and so is the length of the whole page. */
const SECTION_TOLERANCE_PX = 120;
const PAGE_TOLERANCE = 0.03;

for (const path of PAGES) {
  for (const width of [412, 360, 768, 1280]) {
    test(`${path} keeps its length at ${width} px`, longIf(width !== 412 || path !== SERVICE), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const sections = await listSections(page);
      test.skip(
        sections.every(({ isMeasured }) => !isMeasured),
        'No height was measured for the texts of this clinic.',
      );
      const before = await getLength(page);
      await page.addStyleTag({ content: '[data-near] { content-visibility: visible !important }' });
      const drawn = await listSections(page);
      const wrong = sections.filter(({ isMeasured, height, name }, index) => {
        const real = drawn[index]?.height ?? 0;
        return isMeasured && Math.abs(real - height) > SECTION_TOLERANCE_PX && name;
      });
      expect(wrong).toEqual([]);
      test.skip(
        sections.some(({ isMeasured }) => !isMeasured),
        'Not every height was measured for the texts of this clinic.',
      );
      expect(Math.abs((await getLength(page)) / before - 1)).toBeLessThan(PAGE_TOLERANCE);
    });
  }
}

test.describe('in a page that is not drawn yet', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an anchor leads to its section, clear of the header', async ({ page }) => {
    await page.goto(`${SERVICE}#recovery`);
    const target = page.locator('#recovery');
    await expect(target).toBeInViewport();
    const getTop = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(getTop).toBeLessThan(200);
    expect(await getTop()).toBeGreaterThanOrEqual(0);
  });

  test('the browser finds words far below, and shows them', LONG, async ({ page }) => {
    await page.goto(SERVICE);
    const headings = await page
      .locator('main [data-near] h3')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    const text = (await page.locator('body').textContent()) ?? '';
    const words = headings.filter((heading) => text.split(heading).length === 2).at(-1) ?? '';
    expect(words).not.toBe('');
    // A text fragment is found as by the browser's own search, which no test can open.
    await page.goto('about:blank');
    await page.goto(`${SERVICE}#:~:text=${encodeURIComponent(words)}`);
    await expect(page.getByRole('heading', { name: words })).toBeInViewport();
  });

  test('on paper everything is drawn', LONG, async ({ page }) => {
    await page.goto(SERVICE);
    await page.emulateMedia({ media: 'print' });
    const drawn = await page
      .locator('[data-near]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
    expect(new Set(drawn)).toEqual(new Set(['visible']));
  });

  test('what has the focus near an edge keeps its whole ring', LONG, async ({ page }) => {
    await page.goto(SERVICE);
    const margins = await page
      .locator('[data-near]')
      .evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).getPropertyValue('overflow-clip-margin'))),
      );
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(40);
  });
});

test('a screen reader finds every heading by its name', LONG, async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${baseURL}${SERVICE}`);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ role }) => role?.value === 'heading')
      // A link within a heading has room on both sides.
      .map(({ name }) => name?.value?.replaceAll(/\s+/g, ' '));
    const headings = await page
      .locator('main [data-near] :is(h2, h3):not(details:not([open]) *)')
      .evaluateAll((all) => all.map(({ textContent }) => textContent?.trim()));
    expect(headings.length).toBeGreaterThan(10);
    expect(names).toEqual(expect.arrayContaining(headings));
  } finally {
    await browser.close();
  }
});

type Section = { name: string; height: number; isMeasured: boolean };

/** Lists the sections with the height that each has now. */
function listSections(page: Page): Promise<Section[]> {
  return page.locator('[data-near]').evaluateAll((all) =>
    all.map((one) => ({
      name: `${one.id || one.getAttribute('aria-labelledby') || one.tagName} ${one.textContent?.slice(0, 30)}`,
      height: one.getBoundingClientRect().height,
      isMeasured: getComputedStyle(one).getPropertyValue('--near') !== '',
    })),
  );
}

const getLength = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
