import type { Page } from '@playwright/test';

/**
 * Lays the phone bar, or the end of the wizard's form, down where it covers nothing: a reader scrolls, a measurement
 * does not.
 */
export async function layDownPhoneBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > nav:has(> a[href^="tel:"]), [data-pinned] { position: static !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
