import type { Page } from '@playwright/test';
import { getOpenDate } from './booking-samples.ts';
import { DOCTOR_IDS, getDoctor } from './content.ts';
import { ASHA, expect, OWNER, setSessionEnd, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { getSidewaysScroll, READERS_LOOKS, setLook } from './readers-looks.ts';
import { DESK_WALKS, ROOMS } from './states/desk-walks.ts';
import { findTies } from './style-ties.ts';
import { expectUsable } from './usable.ts';

// Tests that everyone can use the desk in the states of `e2e/states`, and that its pages have one look. The day has a look
// of its own.

const PAGES = [
  '/account',
  '/people',
  '/late',
  '/closures',
  '/export',
  '/numbers',
  '/settings',
  '/website',
  '/website/draft',
  '/mails',
  '/review',
  '/search',
  `/appointments/new?doctor=${DOCTOR_IDS.get(getDoctor(1).doctor)}&date=${getOpenDate(1)}&slot=10:00`,
];

/** The stops of the keyboard that are looked at on a page: those that follow lie in lists, each like the one before. */
const MAX_STOPS = 60;

/** In a wide window its days are narrow, and made for a mouse. */
const WEEK = 'a week';

for (const walk of DESK_WALKS) {
  test(
    `everyone can use ${walk.name}, its words twice as large too`,
    LONG,
    async ({ page, request, book, contact, portal, desk, setClock }) => {
      test.slow(true, 'looks at each state');
      for (const { name, part, reach } of walk.states) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await reach({ page, request, book, contact, portal, desk, setClock });
        // An open menu covers targets until it closes.
        if (part.startsWith('header')) continue;
        for (const width of name === WEEK ? [360] : STATE_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectUsable(page, `${name} at ${width} px`);
        }
        if (walk === ROOMS) await expectRoomForLargeWords(page, name);
      }
    },
  );
}

async function expectRoomForLargeWords(page: Page, name: string): Promise<void> {
  await setLook(page, READERS_LOOKS['large letters']);
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await getSidewaysScroll(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await setLook(page, '');
}

test(
  'a receptionist who uses the keyboard on a phone sees the focus',
  LONG,
  async ({ page, request, book, contact, portal, clinic, desk, setClock }) => {
    test.slow(true, 'presses Tab through each page, forwards and backwards');
    await page.setViewportSize({ width: 360, height: 640 });
    for (const { name, part, reach } of ROOMS.states) {
      await reach({ page, request, book, contact, portal, desk, setClock });
      // On the pages, the line that warns of the end is in view too.
      setSessionEnd(clinic, OWNER, 9 * 60_000);
      if (part !== 'main') continue;
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < MAX_STOPS; presses += 1) {
          await page.keyboard.press(key);
          const cover = await page.evaluate(findCover);
          if (cover === null) break;
          expect.soft(cover, `${name} by ${key}`).toBe('');
        }
      }
    }
  },
);

/** Names what lies over the middle of the focused element, by default nothing; `null` when the focus has left the page. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [x, y] = [Math.min(left + width / 2, innerWidth - 1), top + Math.min(height, 44) / 2];
  const shown = document.elementFromPoint(x, y);
  if (shown && (focused.contains(shown) || shown.contains(focused))) return '';
  if (shown?.closest('label')?.contains(focused)) return '';
  return `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)} under ${shown?.outerHTML.slice(0, 80)}`;
}

test('all pages of the desk have one kind of title, margin, card and field', LONG, async ({ page, desk, startAt }) => {
  await startAt('/', ASHA, 'owner');
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const looks = new Map<string, Set<string>>();
    for (const path of PAGES) {
      await page.goto(desk.url + path);
      expect(await page.evaluate(findTies), path).toEqual([]);
      for (const [name, look] of await page.evaluate(readLooks)) {
        looks.set(name, (looks.get(name) ?? new Set()).add(look));
      }
    }
    expect([...looks.keys()].sort()).toEqual(['field', 'margin', 'title', 'title of a section']);
    for (const [name, found] of looks) expect([...found], `${name} at ${width} px`).toHaveLength(1);
  }
});

/** Reads the looks of a page's parts: `['title', '32px 240 …']`. */
function readLooks(): [string, string][] {
  const read = (name: string, selector: string, toLook: (element: Element) => string): [string, string][] =>
    [...document.querySelectorAll(`main ${selector}`)].map((element) => [name, toLook(element)]);
  const toFont = (element: Element) => {
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    return `${fontSize} ${fontWeight} ${lineHeight}`;
  };
  return [
    ...read('title', 'h1', toFont),
    ...read('margin', 'h1', ({ parentElement }) => String(parentElement?.getBoundingClientRect().left)),
    ...read('title of a section', 'section h2[tabindex]', toFont),
    ...read('field', 'input:not([type=hidden], [hidden], [type=radio], [type=checkbox])', (element) => {
      const { height, borderRadius } = getComputedStyle(element);
      return `${height} ${borderRadius}`;
    }),
  ];
}
