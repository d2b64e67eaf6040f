import type { Page } from '@playwright/test';

/**
 * Finds words of the visible text that break across lines within their letters. An email address may break, because it
 * can be longer than any line.
 */
export function findBrokenWords(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector(selector) as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const words = (text.textContent ?? '').replace(/\S+@\S+/g, (address) => ' '.repeat(address.length));
      for (const word of words.matchAll(/[\p{L}\p{M}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 6) broken.add(word[0]);
      }
    }
    return [...broken];
  }, part);
}
