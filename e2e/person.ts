import type { Page } from '@playwright/test';

/** Moves the pointer until the page has seen that a person is there; it then loads what answers one. */
export async function showPerson(page: Page): Promise<void> {
  const root = page.locator('html');
  let place = 0;
  // A busy browser joins movements, and the first one on a page has no length.
  do {
    place += 1;
    await page.mouse.move(place, place);
  } while ((await root.getAttribute('data-person')) === null);
}
