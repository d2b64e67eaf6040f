import type { Page } from '@playwright/test';

const WORD = /[\p{L}\p{M}\p{N}]{3,}/gu;

/** A time, a price, a telephone number, or a figure (no range) with its unit, in the languages of the site. */
const VALUE = new RegExp(
  [
    String.raw`\d\s[ap]m\b(?:\sIST\b)?`,
    String.raw`₹\s?\d+`,
    String.raw`\+\d+(?:\s\d+)+|\d{4,5}(?:\s\d{3,5})+`,
    String.raw`(?<!\d-\d*)\d\s(?:mg|ml|kg|cm|mm|km|°C|minutes?|hours?|days?|nights?|weeks?|months?|years?)(?!\p{L})`,
    String.raw`(?<!\d-\d*)\d\s(?:दिन|घंट|मिनट|हफ़्त|हफ्त|महीन|साल|बजे|दिवस|तास|मिनिट|आठवड|महिन|वर्ष)`,
    String.raw`(?:सुबह|दोपहर|शाम|सकाळी|दुपारी|संध्याकाळी)\s\d+:\d\d`,
  ].join('|'),
  'giu',
);

/**
 * Finds words of the visible text that break across lines within their letters. An email address may break, because it
 * can be longer than any line.
 */
export function findBrokenWords(page: Page, part = 'body'): Promise<string[]> {
  return findBroken(page, part, WORD);
}

/** Finds values of the visible text, such as `9:00 AM` or `10 days`, that break across lines. */
export function findBrokenValues(page: Page): Promise<string[]> {
  return findBroken(page, 'body', VALUE);
}

function findBroken(page: Page, part: string, { source, flags }: RegExp): Promise<string[]> {
  return page.evaluate(
    ([selector = '', source = '', flags]) => {
      const pattern = new RegExp(source, flags);
      const broken = new Set<string>();
      const texts = document.createTreeWalker(document.querySelector(selector) as Element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        const words = (text.textContent ?? '').replace(/\S+@\S+/g, (address) => ' '.repeat(address.length));
        for (const word of words.matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 6) broken.add(word[0]);
        }
      }
      return [...broken];
    },
    [part, source, flags],
  );
}
