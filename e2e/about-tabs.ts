import type { Page } from '@playwright/test';
import { TEAM } from './content.ts';
import { expect } from './fixtures.ts';

/** The tabs in their order, each with its hash. */
export const TABS = [
  ['Founder', '#founder'],
  ['Overview', '#overview'],
  ['Vision & Mission', '#vision-mission'],
  ['Facilities', '#facilities'],
  ...(TEAM.length > 0 ? [['Our Team', '#our-team'] as const] : []),
] as const;

export function getTab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

export async function expectShown(page: Page, name: string) {
  await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}
