import type { Locator, Page } from '@playwright/test';

/** The part of a page under this h2. Most parts are no landmarks, so they are found by their headings. */
export function findSection(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}
