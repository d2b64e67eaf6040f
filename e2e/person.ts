import type { Page } from '@playwright/test';

/** Moves the pointer until the page has noticed a person; it then loads its islands and late scripts. */
export async function showPerson(page: Page): Promise<void> {
  const root = page.locator('html');
  let place = 0;
  // A busy browser joins movements, and the first movement on a page has no length.
  do {
    place += 1;
    await page.mouse.move(place, place);
  } while ((await root.getAttribute('data-person')) === null);
}

/**
 * Resolves when the scripts that load at the first sign of a person have run. The page gives them up after ten seconds,
 * also by a clock that a test moves.
 */
export async function lateScriptsRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { onTouch = '', islands = '' } = document.documentElement.dataset;
    await Promise.all([...onTouch.split(' '), ...islands.split(' ')].filter(Boolean).map((path) => import(path)));
  });
}
