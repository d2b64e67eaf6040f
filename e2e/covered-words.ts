import type { Page } from '@playwright/test';

/**
 * Finds visible words over which something else is drawn: other words, a picture, a ground. Transparent parts, such as a
 * link that makes a whole card its target, cover nothing.
 */
export function findCoveredWords(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const covered = new Set<string>();
    /** Whether nothing of it is drawn, as with `.visually-hidden`. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const isClear = (color: string) => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[3] === 0;
    };
    const hasWordsAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        );
      });
    const isIn = (element: Element, x: number, y: number) =>
      [...element.getClientRects()].some(
        ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
      );
    const draws = (element: Element, x: number, y: number) => {
      // Only a part that the style sheet adds, such as the target of a whole card, is here.
      if (!isIn(element, x, y)) return false;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      if (opacity === '0') return false;
      if (element.matches('img, video, iframe, canvas')) return true;
      return !isClear(backgroundColor) || backgroundImage !== 'none' || hasWordsAt(element, x, y);
    };
    const findScroller = (element: Element) => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const isScroller = ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY);
        if (isScroller && parent.scrollHeight > parent.clientHeight) return parent;
      }
      return document.scrollingElement ?? document.body;
    };
    const texts: Node[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
    }
    for (const text of texts) {
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (holder.closest('.visually-hidden, .skip-link, svg, option') || isForReaders(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const findLine = () => [...range.getClientRects()].find(({ width }) => width > 1);
      holder.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The first line of a long text may still be out of the window.
      findScroller(holder).scrollBy({ top: (findLine()?.top ?? 0) - innerHeight / 2, behavior: 'instant' });
      const line = findLine();
      if (!line || getComputedStyle(holder).pointerEvents === 'none') continue;
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      // An ellipsis stands for it.
      if (getComputedStyle(holder).textOverflow === 'ellipsis' && !isIn(holder, x, y)) continue;
      const layers = document.elementsFromPoint(x, y);
      const place = layers.findIndex((layer) => layer === holder || layer.contains(holder));
      // Outside the window, or not to be hit by a pointer: nothing is known.
      if (place < 0) continue;
      const above = layers.slice(0, place).filter((layer) => !holder.contains(layer));
      const cover = above.find((layer) => draws(layer, x, y));
      if (cover)
        covered.add(
          `${text.textContent.trim().slice(0, 40)} under ${(cover.cloneNode() as Element).outerHTML.slice(0, 80)}`,
        );
    }
    return [...covered];
  }, scope);
}
