import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionEnds } from './motion.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the page, or in a part of it, once nothing moves any more. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  await motionEnds(page.locator(':root'));
  // Otherwise axe opens a second page for the sake of frames of other origins; none of ours are shown by then.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
