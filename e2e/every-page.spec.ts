import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { Page } from '@playwright/test';
import { findBadNames, readAccessibleNames } from './accessible-names.ts';
import { openBadLine } from './bad-line.ts';
import { findBarePictures } from './bare-pictures.ts';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { isErrorPage, listPages, readPage } from './built-site.ts';
import { CLINIC, CLINIC_NAME, DOCTOR_PAGES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { getSidewaysScroll } from './readers-looks.ts';
import { findSmallTargets } from './small-targets.ts';
import { expectReadableInLooks } from './usable.ts';
import {
  BOOK_SCRIPT_MAX_BYTES,
  countNodes,
  getCompressedBytes,
  getEarlyScriptMaxBytes,
  getNodesMax,
  PAGE_HTML_MAX_BYTES,
  watchScripts,
  weighEarlyScript,
  weighInlineScript,
} from './weight.ts';

const PAGES = listPages();
/** The pages that `npm test` looks at: those with the most parts, and those with forms. */
const SHORT_PAGES = ['/', `/services/${SERVICES[0]?.slug}`, '/contact', '/book'];

/** A page with each top whose words stand at its lower edge or in its middle. */
const PIECED_PAGES = [
  `/services/${SERVICES[0]?.slug}`,
  ...DOCTOR_PAGES.slice(0, 1).map(({ slug }) => `/doctors/${slug}`),
];

/** The widths of phones and tablets, and those at breakpoints. */
const WIDTHS = [320, 360, 412, 640, 768, 820, 900, 1024, 1200];

/** Link texts that tell neither readers nor search engines where they lead (Lighthouse's list). */
const VAGUE_TEXTS = [
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info', 'more information'],
  ...['right here', 'read more', 'see more', 'start', 'this'],
];

/** With more named regions and navigations than this, stepping through them takes too long. */
const NAMED_PARTS_MAX = 6;

/** Lines of a late font move by less; a picture or a part that comes late moves the page by more. */
const SHIFT_MAX = 0.01;

/** Returns an address that shows a page. For an error page it is one that does not exist. */
const toAddress = (path: string) => (isErrorPage(path) ? path.replace(/404$/, 'no-such-page') : path);

test('the build has pages to test', () => {
  expect(PAGES).toContain('/');
  expect(PAGES).toContain('/book');
  expect(PAGES.length).toBeGreaterThan(2);
});

for (const path of PAGES) {
  test(`${path} is no heavier than it may be`, () => {
    expect(getCompressedBytes(readPage(path)), 'bytes of HTML').toBeLessThanOrEqual(PAGE_HTML_MAX_BYTES);
    expect(countNodes(path), 'elements').toBeLessThanOrEqual(getNodesMax(path));
    expect(weighEarlyScript(path), 'bytes of script before a sign of a person').toBeLessThanOrEqual(
      getEarlyScriptMaxBytes(path),
    );
  });
}

test('the wizard and all script of its page are small', async ({ page, book }) => {
  const scripts = watchScripts(page);
  await book.open();
  await page.waitForLoadState('networkidle');
  expect(await scripts.findReact(), 'files with React').not.toEqual([]);
  expect(weighInlineScript('/book') + (await scripts.readBytes())).toBeLessThanOrEqual(BOOK_SCRIPT_MAX_BYTES);
});

test('the wizard does not load before someone is there or some seconds have passed', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const scripts = watchScripts(page);
  await page.goto('/book', { waitUntil: 'networkidle' });
  expect(await scripts.findReact(), 'files with React').toEqual([]);
  await page.clock.runFor(5000);
  await expect.poll(scripts.findReact).not.toEqual([]);
});

for (const path of PAGES) {
  test(`everyone can use ${path}`, longIf(!SHORT_PAGES.includes(path)), async ({ page }) => {
    test.slow(true, 'axe reads the whole page');
    const errors = watchErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts = watchScripts(page);
    await page.goto(toAddress(path), { waitUntil: 'networkidle' });
    // The wizard wakes by itself after some seconds; the test above checks it with a paused clock.
    if (path !== '/book') expect(await scripts.findReact(), 'files with React').toEqual([]);
    expect(await measureShift(page), 'how far parts have shifted').toBeLessThan(SHIFT_MAX);
    expect(await findBarePictures(page), 'pictures without dimensions or stand-in').toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    const names = await readAccessibleNames(page);
    expect(findBadNames(names), 'names whose words run together').toEqual([]);
    const parts = names.filter(({ role }) => role === 'region' || role === 'navigation');
    // On the home page, headings name all sections.
    if (path !== '/') expect(parts.length, 'named parts').toBeLessThanOrEqual(NAMED_PARTS_MAX);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBrokenWords(page), `words broken at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await getSidewaysScroll(page), 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

for (const path of PIECED_PAGES) {
  test(`parts of ${path} stay where they are while it comes piece by piece`, async ({ page, clinic }) => {
    const line = await openBadLine(clinic.url);
    line.trouble = ({ url }) => (url === path ? 'give-in-pieces' : null);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(line.url + path, { waitUntil: 'networkidle' });
    expect(await measureShift(page)).toBeLessThan(SHIFT_MAX);
    await line.close();
  });
}

/** Adds up the layout shifts since the page began to load. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer hears of earlier shifts in a task of its own.
        requestAnimationFrame(() => requestAnimationFrame(() => told(sum)));
      }),
  );
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  return errors;
}

for (const path of PAGES) {
  test(`everyone can read and press all of ${path} in their letters and spacing`, LONG, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(toAddress(path));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findSmallTargets(page), `too small for a finger at ${width} px`).toEqual([]);
      if (width === 390) expect(await findBarriers(page)).toEqual([]);
    }
    await expectReadableInLooks(page);
  });
}

test('a person with a screen reader hears where a link leads', async ({ page }) => {
  await page.goto('/');
  const links = (await readAccessibleNames(page)).filter(({ role }) => role === 'link');
  expect(links.map(({ name }) => name)).toEqual(
    expect.arrayContaining([CLINIC_NAME, `Learn more about ${SERVICES[0]?.title}`]),
  );
});

test('no link says only that there is more', () => {
  const vague = PAGES.flatMap((path) =>
    [...readPage(path).matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)]
      .map(([, content = '']) => content.replace(/<[^>]*>/g, '').trim())
      .filter((text) => VAGUE_TEXTS.includes(text.toLowerCase()))
      .map((text) => `${path}: ${text}`),
  );
  expect(vague).toEqual([]);
});

test('every article has a name, also in a panel that is not shown', () => {
  const nameless = LANGUAGE_CODES.flatMap(listPages).flatMap((path) => {
    const html = readPage(path);
    return [...html.matchAll(/<article\b[^>]*>/g)]
      .filter(([tag]) => !html.includes(` id="${/ aria-labelledby="([^"]+)"/.exec(tag)?.[1]}"`))
      .map(([tag]) => `${path}: ${tag}`);
  });
  expect(nameless).toEqual([]);
});

test('every telephone number of the clinic in the words of a page is a link', () => {
  const bare = LANGUAGE_CODES.flatMap(listPages).flatMap((path) => {
    const words = readPage(path).replace(/<(head|script|style|astro-island|a|button)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    return [CLINIC.phone, CLINIC.emergencyPhone]
      .filter((number) => words.includes(number))
      .map((it) => `${path}: ${it}`);
  });
  expect(bare).toEqual([]);
});

test('no internal link or anchor is dead', async ({ request }) => {
  const dead: string[] = [];
  const answers = new Map<string, string>();
  for (const page of PAGES) {
    const hrefs = [...readPage(page).matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, href]) =>
      (href ?? '').replaceAll('&amp;', '&'),
    );
    for (const href of new Set(hrefs)) {
      if (/^(https?:|tel:|mailto:|data:)/.test(href)) continue;
      const url = new URL(href, `http://site${page}`);
      // An error page has no address that answers 200.
      if (url.pathname === page) answers.set(page, readPage(page));
      if (!answers.has(url.pathname)) {
        const response = await request.get(url.pathname + url.search, { maxRedirects: 0 });
        answers.set(url.pathname, response.status() === 200 ? await response.text() : `status ${response.status()}`);
      }
      const body = answers.get(url.pathname) ?? '';
      if (body.startsWith('status ')) dead.push(`${page}: ${href} (${body})`);
      else if (url.hash && !body.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`))
        dead.push(`${page}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});
