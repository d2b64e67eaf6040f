import { fits } from '../states/state.ts';
import { WALKS } from '../states/walks.ts';
import { HEIGHT, judgePage, WIDTHS } from './judged-page.ts';
import { test } from './mode-fixtures.ts';
import { keepDocument } from './record.ts';

// Every state of the list that browser tests share, at every width.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Reaching a state and judging it at each width, on a busy machine. */
const STATE_TIMEOUT_MS = 60_000;

for (const walk of WALKS) {
  const widths = WIDTHS.filter((width) => fits(walk, width));
  test.describe(walk.name, () => {
    test.use({ hasMobileNotice: walk.hasMobileNotice ?? false });

    test(`everybody can use ${walk.name} in every state`, async ({ page, scene }) => {
      test.setTimeout(walk.states.length * STATE_TIMEOUT_MS);
      for (const { name, reach } of walk.states) {
        const place = `${walk.name}, ${name}`;
        await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
        await reach(scene);
        keepDocument(place, await page.content());
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await judgePage(page, `${place} at ${width} px`);
        }
      }
    });
  });
}
