import type { Page } from '@playwright/test';

/** Styles that readers may set: the spacing of WCAG 1.4.12, and letters of twice the size (WCAG 1.4.4). */
export const READERS_LOOKS = {
  spacing: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  'large letters': 'html { font-size: 200% }',
};

/** Sets a reader's style on the page, in place of the last one. */
export const setLook = (page: Page, css: string) =>
  page.evaluate((text) => {
    const holder = window as unknown as { look?: CSSStyleSheet };
    const [look = new CSSStyleSheet()] = [holder.look];
    look.replaceSync(text);
    if (!holder.look) document.adoptedStyleSheets.push(look);
    holder.look = look;
  }, css);

export const getSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
