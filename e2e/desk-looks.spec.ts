import type { Page } from '@playwright/test';
import { getOpenDate } from './booking-samples.ts';
import { DOCTOR_IDS, getDoctor } from './content.ts';
import { ASHA, expect, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { findTies } from './style-ties.ts';

// Tests that the desk's pages have one look. The day has a look of its own.

const WIDTHS = [360, 1280];

const PAGES = [
  '/account',
  '/people',
  '/late',
  '/closures',
  '/export',
  '/numbers',
  '/settings',
  '/mails',
  '/review',
  '/search',
  `/appointments/new?doctor=${DOCTOR_IDS.get(getDoctor(1).doctor)}&date=${getOpenDate(1)}&slot=10:00`,
];

test('all pages of the desk have one kind of title, margin, card and field', LONG, async ({ page, desk, startAt }) => {
  await startAt('/', ASHA, 'owner');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const looks = new Map<string, Set<string>>();
    for (const path of PAGES) {
      await page.goto(desk.url + path);
      expect(await page.evaluate(findTies), path).toEqual([]);
      for (const [name, look] of await readLooks(page)) looks.set(name, (looks.get(name) ?? new Set()).add(look));
    }
    expect([...looks.keys()].sort()).toEqual(['field', 'margin', 'title', 'title of a section']);
    for (const [name, found] of looks) expect([...found], `${name} at ${width} px`).toHaveLength(1);
  }
});

/** Reads the looks of a page's parts: `['title', '32px 240 …']`. */
function readLooks(page: Page): Promise<[string, string][]> {
  return page.getByRole('main').evaluate((main) => {
    const read = (selector: string, toLook: (style: CSSStyleDeclaration, element: Element) => string) =>
      [...main.querySelectorAll(selector)].map((element) => toLook(getComputedStyle(element), element));
    const toFont = ({ fontSize, fontWeight, lineHeight }: CSSStyleDeclaration) =>
      `${fontSize} ${fontWeight} ${lineHeight}`;
    const toName =
      (name: string) =>
      (look: string): [string, string] => [name, look];
    return [
      ...read('h1', toFont).map(toName('title')),
      ...read('h1', (_, { parentElement }) => String(parentElement?.getBoundingClientRect().left)).map(
        toName('margin'),
      ),
      ...read('section h2[tabindex]', toFont).map(toName('title of a section')),
      ...read(
        'input:not([type=hidden], [hidden], [type=radio], [type=checkbox])',
        ({ height, borderRadius }) => `${height} ${borderRadius}`,
      ).map(toName('field')),
    ];
  });
}
