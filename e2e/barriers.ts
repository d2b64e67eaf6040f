import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionEnds } from './motion.ts';
import { layDownPhoneBar } from './phone-bar.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds in the page, or in a part of it, when nothing moves any more. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  await motionEnds(page.locator(':root'));
  await layDownPhoneBar(page);
  // Legacy mode keeps axe from opening a second page for frames of other origins. None is shown in these tests.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
