import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { isErrorPage, listPages } from '../built-site.ts';
import { test } from '../fixtures.ts';
import { HEIGHT, judgePage, WIDTHS } from './judged-page.ts';
import { keepDocument } from './record.ts';

// Every address at every width, before anybody touches anything; of other languages one page stands for all, because
// `npm run test:languages` reads every page.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OTHERS = LANGUAGE_CODES.filter((code) => code !== ENGLISH).flatMap((code) =>
  listPages(code)
    .filter((path) => path.includes('/services/'))
    .slice(0, 1),
);
const ADDRESSES = [...listPages().filter((path) => !isErrorPage(path)), '/no-such-page', ...OTHERS];

for (const path of ADDRESSES) {
  test(`everybody can use ${path}`, async ({ page }) => {
    test.slow(true, 'three judges read the page at each width');
    await page.route(/google|youtube/, (route) => route.abort());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const response = await page.goto(path);
      if (width === WIDTHS[0]) keepDocument(path, (await response?.text()) ?? '');
      await judgePage(page, `${path} at ${width} px`);
    }
  });
}
