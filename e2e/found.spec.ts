import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import sharp from 'sharp';
import { BUILT_SITE, isErrorPage, listPages, readPage } from './built-site.ts';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

/** The longest title that search results show in full. */
const TITLE_MAX_CHARS = 60;
const DESCRIPTION_MAX_CHARS = 155;

/** The properties that search engines require of each type. */
const REQUIRED: Record<string, string[]> = {
  MedicalClinic: ['@id', 'name', 'url', 'telephone', 'address', 'geo', 'openingHoursSpecification'],
  Physician: ['name', 'url', 'image', 'address', 'parentOrganization'],
  MedicalWebPage: ['name', 'description', 'url', 'about', 'publisher', 'potentialAction'],
  MedicalProcedure: ['name', 'description', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
};

type Thing = { '@type': string } & Record<string, unknown>;

/** The built pages of the sitemap. */
const PAGES = [...readFileSync(join(BUILT_SITE, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, url = '']) => new URL(url).pathname)
  .map((path) => ({ path, html: readPage(path) }))
  .map((page) => ({ ...page, language: readTag(page.html, /<html\b[^>]*\slang="([^"]+)"/) }));

test('a searcher finds for each page its own title, description and canonical address', () => {
  expect(PAGES.length).toBeGreaterThan(0);
  const titles = PAGES.map(({ html }) => readTag(html, /<title>([^<]+)<\/title>/));
  const descriptions = PAGES.map(({ html }) => readTag(html, /<meta name="description" content="([^"]+)"/));
  // A name may be written alike in two languages.
  const withLanguage = (texts: string[]) => texts.map((text, place) => `${PAGES[place]?.language}: ${text}`);
  expect(findDoubles(withLanguage(titles))).toEqual([]);
  expect(findDoubles(withLanguage(descriptions))).toEqual([]);
  expect(titles.filter((text) => countLetters(text) > TITLE_MAX_CHARS)).toEqual([]);
  expect(descriptions.filter((text) => countLetters(text) > DESCRIPTION_MAX_CHARS)).toEqual([]);
  for (const { path, html, language } of PAGES) {
    const canonical = new URL(readTag(html, /<link rel="canonical" href="([^"]+)"/));
    expect(canonical.pathname, 'canonical').toBe(path);
    expect(readTag(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical.href);
    for (const property of ['og:title', 'og:description', 'og:type', 'og:site_name']) {
      expect(readTag(html, new RegExp(`<meta property="${property}" content="([^"]+)"`)), property).not.toBe('');
    }
    expect(readTag(html, /<meta property="og:locale" content="([^"]+)"/)).toBe(language.replace('-', '_'));
    expect(readTag(html, /<meta name="twitter:card" content="([^"]+)"/)).toMatch(/^summary(_large_image)?$/);
    expect(html, path).not.toContain('name="robots"');
  }
});

test('a search engine finds complete structured data about each page', () => {
  for (const { path, html } of PAGES) {
    const hasTrail = readThings(html).some((thing) => thing['@type'] === 'BreadcrumbList');
    if (html.includes('aria-label="Breadcrumbs"')) expect(hasTrail, `the trail of ${path}`).toBe(true);
    for (const thing of readThings(html)) {
      const required = REQUIRED[thing['@type']];
      expect(required, `${thing['@type']} on ${path}`).toBeDefined();
      for (const property of required ?? []) expect(thing[property], `${property} of ${path}`).toBeTruthy();
    }
  }
  // The pages that say where the clinic is and when it is open.
  for (const path of ['/', '/contact']) {
    expect(readThings(readPage(path)).map((thing) => thing['@type'])).toContain('MedicalClinic');
  }
});

test('a friend who receives a link to any page sees a picture with its title', async () => {
  const cards = new Set<string>();
  for (const { path, html } of PAGES) {
    const card = new URL(readTag(html, /<meta property="og:image" content="([^"]+)"/)).pathname;
    cards.add(card);
    const { format, width, height } = await sharp(join(BUILT_SITE, card)).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(readTag(html, /<meta property="og:image:width" content="([^"]+)"/)).toBe('1200');
    expect(readTag(html, /<meta property="og:image:height" content="([^"]+)"/)).toBe('630');
  }
  expect(cards.size, 'each page has its own').toBe(PAGES.length);
});

test('a search engine finds every page that it may show in the sitemap, once', async ({ request }) => {
  const paths = PAGES.map(({ path }) => path);
  expect(findDoubles(paths)).toEqual([]);
  for (const path of ['/sitemap.xml', ...paths]) expect((await request.head(path)).status(), path).toBe(200);
  expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/book', `/services/${SERVICES[0]?.slug}`]));
  expect(paths.filter((path) => path.startsWith('/services/'))).toHaveLength(SERVICES.length);

  const shown = listPages().filter((path) => !isErrorPage(path) && !isLeftOut(path));
  expect(shown.filter((path) => !paths.includes(path))).toEqual([]);
});

test('a search engine reads no data about a page that it leaves out', () => {
  const leftOut = LANGUAGE_CODES.flatMap((language) => listPages(language)).filter(isLeftOut);
  expect(leftOut.length).toBeGreaterThan(0);
  expect(leftOut.filter((path) => readThings(readPage(path)).length > 0)).toEqual([]);
});

test('a search engine may read everything but the API, and is led to the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});

test('a patient can put the site on the home screen with its own icon', async ({ page, request }) => {
  await page.goto('/contact');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await answer.json();
  expect(name).not.toBe('');
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => purpose ?? sizes)).toEqual([
    '192x192',
    '512x512',
    'maskable',
  ]);

  const linked = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const pngs = [...icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, Number.parseInt(sizes, 10)])];
  for (const [src, px] of [...pngs, ['/apple-touch-icon.png', 180]]) {
    const bytes = await (await request.get(src)).body();
    // The bytes 16 to 19 of a PNG hold its width.
    expect(bytes.readUInt32BE(16), src).toBe(px);
  }
  const ico = await (await request.get('/favicon.ico')).body();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

/** Counts letters as people see them: vowel signs of Devanagari stand above and below others. */
function countLetters(text: string): number {
  return decode(text).replaceAll(/\p{Mn}/gu, '').length;
}

const isLeftOut = (path: string) => readPage(path).includes('content="noindex"');

function readThings(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, text = '']) => {
    const data = JSON.parse(text);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] as Thing[];
  });
}

function readTag(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

/** Replaces each escaped character by a placeholder, so that it counts as one character. */
function decode(html: string): string {
  return html.replace(/&#?\w+;/g, '_');
}

function findDoubles(texts: string[]): string[] {
  return texts.filter((text, index) => text === '' || texts.indexOf(text) !== index);
}
