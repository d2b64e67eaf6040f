/**
 * Draws the sections that wait until they are near, so that a whole page can be measured. The policy of the pages allows
 * this kind of style. It runs in the page.
 */
export function drawWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-near] { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
