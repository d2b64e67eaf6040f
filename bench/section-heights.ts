import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { LANGUAGES } from '../contract/src/languages.ts';
import { SECTION_HEIGHTS } from '../site/src/html/drawn-near.ts';
import { findChromium } from '../testing/chromium.ts';
import { toDatabaseUrl } from './folder.ts';
import { startOurServer, WHOLE_SITE } from './server.ts';
import { listSitemapPaths } from './sitemap.ts';

// Measures the sections that wait until they come near the window, and writes their heights for the next build.
const WIDTHS = [360, 430, 767, 768, 1280];

const server = await startOurServer({
  ...WHOLE_SITE,
  DATABASE_URL: toDatabaseUrl('heights'),
  PUBLIC_SITE_URL: 'http://localhost',
});
const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--font-render-hinting=none'] });
try {
  const heights: Record<string, number[]> = {};
  // The page's policy forbids the style that draws all sections.
  const page = await browser.newPage({ bypassCSP: true });
  for (const path of await listPaths()) {
    await page.goto(server.url + path);
    await page.addStyleTag({ content: '[data-near] { content-visibility: visible !important }' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const [name, height] of await measureSections(page)) heights[name] = [...(heights[name] ?? []), height];
    }
  }
  const isComplete = ([, all]: [string, number[]]) => all.length >= WIDTHS.length;
  const complete = Object.entries(heights)
    .filter(isComplete)
    .map(([name, all]) => [name, all.slice(0, WIDTHS.length)] as const);
  const lines = complete
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => entry.map((part) => JSON.stringify(part)).join(': '));
  await writeFile(SECTION_HEIGHTS, `{\n  ${lines.join(',\n  ')}\n}\n`);
  console.log(`The heights of ${complete.length} sections are kept. The next build uses them.`);
} finally {
  await browser.close();
  await server.stop();
}

/** Lists every page in every language. Translated pages that wait for their review are not in the sitemap. */
async function listPaths(): Promise<string[]> {
  const others = Object.values(LANGUAGES).flatMap(({ prefix }) => prefix || []);
  const paths = await listSitemapPaths(server.url);
  const english = paths.filter((path) => !others.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)));
  return ['', ...others].flatMap((prefix) => english.map((path) => (prefix + path).replace(/(?<=.)\/$/, '')));
}

/** Lists the names of the sections that are shown, and the heights of what they contain in whole pixels. */
function measureSections(page: Page): Promise<[string, number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-near]')].flatMap((section): [string, number][] => {
      if (!section.checkVisibility()) return [];
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(section);
      const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
      const height = around.reduce((rest, one) => rest - one, section.getBoundingClientRect().height);
      return [[section.dataset.near ?? '', Math.round(height)]];
    }),
  );
}
