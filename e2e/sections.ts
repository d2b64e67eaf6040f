import type { Locator, Page } from '@playwright/test';

/** Finds the part of a page under this h2: most parts are no landmarks. */
export function findSection(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}
