import type { Page } from '@playwright/test';
import { motionEnds } from '../motion.ts';
import { layDownPhoneBar } from '../phone-bar.ts';
import { judgeByEveryAxeRule } from './judges/axe.ts';
import { judgeByHtmlCodeSniffer } from './judges/html-codesniffer.ts';
import { judgeByIbm } from './judges/ibm.ts';
import { record } from './record.ts';

/** The widths of a phone, a tablet and a laptop. */
export const WIDTHS = [360, 768, 1280];

export const HEIGHT = 800;

/** Lets the judges that work in a browser read the page as it stands. */
export async function judgePage(page: Page, place: string): Promise<void> {
  await motionEnds(page.locator(':root'));
  await layDownPhoneBar(page);
  record('axe', place, await judgeByEveryAxeRule(page));
  record('IBM', place, await judgeByIbm(page));
  record('HTML_CodeSniffer', place, await judgeByHtmlCodeSniffer(page));
}
