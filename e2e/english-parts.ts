import type { Page } from '@playwright/test';
import { readPage } from './built-site.ts';

/**
 * Finds texts in Latin letters alone that are not marked as English, on built pages in Devanagari. Words of islands are left
 * out.
 */
export function findUnmarkedEnglish(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (built) => {
      const [latin, devanagari] = [/[a-z]{2}/i, /[\u0900-\u097f]/];
      const readOwnText = ({ childNodes }: Element) =>
        [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
      const isUnmarked = (element: Element) =>
        latin.test(readOwnText(element)) &&
        !devanagari.test(element.textContent ?? '') &&
        !element.closest<HTMLElement>('[lang]')?.lang.startsWith('en');
      return built.flatMap(({ path, html }) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        for (const element of body.querySelectorAll('script, style, astro-island')) element.remove();
        return [...body.querySelectorAll('*')].filter(isUnmarked).map((element) => `${path}: ${element.textContent}`);
      });
    },
    paths.map((path) => ({ path, html: readPage(path) })),
  );
}
