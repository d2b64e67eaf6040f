import { expect, test } from './desk-fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';
import { DAY, DOOR, ROOMS } from './states/desk-walks.ts';

// Tests the focus rings of the desk's door, of its day with the panel, menu and dialogs, and of the pages that are used
// each day, as `focus.spec.ts` does for the website. The other pages are made of the same parts.

const WIDTHS = [360, 768, 1280];

/** The states where rings are measured. The test passes through those between them. */
const MEASURED = [
  'sign-in',
  'with a patient',
  'the menu',
  'a patient arrived',
  'asked whether to cancel',
  'the next free times for a caller',
  'a caller on the board',
  'a move',
  'the whole page of an appointment, with a correction that is refused',
  'a week',
  'found',
  'closures',
];

const STATES = [DOOR, DAY, ROOMS].flatMap(({ states }) => states);
const LAST = STATES.findIndex(({ name }) => name === MEASURED.at(-1));

for (const width of WIDTHS) {
  test(
    `a person at the desk sees the focus at ${width} px`,
    LONG,
    async ({ page, request, book, contact, portal, desk, setClock }) => {
      test.slow(true, 'looks at each state');
      await page.setViewportSize({ width, height: 800 });
      const measured: string[] = [];
      for (const { name, part, reach } of STATES.slice(0, LAST + 1)) {
        await reach({ page, request, book, contact, portal, desk, setClock });
        if (!MEASURED.includes(name)) continue;
        await motionEnds(page.locator(':root'));
        const { stops, poor } = await findPoorRings(page, `${part} *`);
        measured.push(name);
        expect.soft(stops, `stops of the keyboard: ${name}`).toBeGreaterThan(0);
        expect.soft(poor, `poor rings: ${name}`).toEqual([]);
      }
      expect(measured).toEqual(MEASURED);
    },
  );
}
