import type { Page } from '@playwright/test';

/**
 * Finds visible text that an ancestor cuts off. Text with an ellipsis, text that can be scrolled to, and text in
 * drawings is left out.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The share of a line's height that may be cut off, because letters fill only its middle. */
    const SPARE = 0.25;
    const clipped = new Set<string>();
    /** Whether nothing of it is drawn, as with `.visually-hidden`. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (holder.closest('.visually-hidden, .skip-link, svg') || isForReaders(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
        const edge = box.getBoundingClientRect();
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        for (const { left, right, top, bottom, height } of lines) {
          const isCut =
            (cuts(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
            (cuts(overflowY) && (top < edge.top - SPARE * height || bottom > edge.bottom + SPARE * height));
          if (isCut) clipped.add(text.textContent.replace(/\s+/g, ' ').trim().slice(0, 60));
        }
        if (position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll') break;
      }
    }
    return [...clipped];
  });
}
