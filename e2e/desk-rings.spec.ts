import { expect, test } from './desk-fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';
import { DESK_WALKS } from './states/desk-walks.ts';

// Tests the focus rings of the desk's pages, panels, menus and dialogs, as `focus.spec.ts` does for the website.

const WIDTHS = [360, 768, 1280];

for (const walk of DESK_WALKS) {
  for (const width of WIDTHS) {
    test(
      `a person at the desk sees the focus at ${width} px: ${walk.name}`,
      LONG,
      async ({ page, request, book, contact, portal, desk, setClock }) => {
        test.slow(true, 'looks at each state');
        await page.setViewportSize({ width, height: 800 });
        let all = 0;
        for (const { name, part, reach } of walk.states) {
          await reach({ page, request, book, contact, portal, desk, setClock });
          await motionEnds(page.locator(':root'));
          const { stops, poor } = await findPoorRings(page, `${part} *`);
          all += stops;
          expect.soft(poor, `poor rings: ${name}`).toEqual([]);
        }
        expect(all).toBeGreaterThan(0);
      },
    );
  }
}
