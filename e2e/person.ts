import type { Page } from '@playwright/test';

/** Moves the pointer, by which a page sees that a person is there and loads what answers one. */
export async function showPerson(page: Page): Promise<void> {
  for (const place of [1, 2]) await page.mouse.move(place, place);
}
