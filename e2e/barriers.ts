import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { motionEnds } from './motion.ts';
import { layDownPhoneBar } from './phone-bar.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lists the violations that axe finds in the page, or in a part of it, when nothing moves any more. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  await motionEnds(page.locator(':root'));
  await layDownPhoneBar(page);
  const barriers = await judgeByAxe(page, { part, tags: TAGS });
  return barriers.map(({ rule, elements }) => `${rule}: ${elements.join(' | ')}`);
}

type AxeOptions = { part: string; tags: string[] };

/** Runs the rules of axe with these tags on a part of the page as it stands. */
export async function judgeByAxe(page: Page, options: AxeOptions): Promise<{ rule: string; elements: string[] }[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, options);
}

/** Runs axe in the page. It reports violations only: a list of all passed rules takes as long as the search itself. */
async function runAxe({ part, tags }: AxeOptions): Promise<{ rule: string; elements: string[] }[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
    runOnly: tags,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
}
