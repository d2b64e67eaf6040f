import { isElement, isText, type PageElement, type PageNode } from '@clinic/contract/html/page-tree.ts';

/** Tells elements that are left as they are: they hold no text, or a text that React, a script or a form compares. */
const LEFT_OUT = /^(?:head|script|style|svg|template|astro-island|option|textarea)$/;

const WITHIN_SENTENCE = /^(?:a|b|strong|em|i|mark)$/;

const LATIN_UNITS = [
  ...['mg/dL', 'mg', 'mcg', 'ml', 'kg', 'g', 'cm', 'mm', 'km', 'm', '°C', '°F', '%'],
  ...['seconds?', 'minutes?', 'hours?', 'days?', 'nights?', 'weeks?', 'months?', 'years?', 'metres?', 'pixels?'],
].join('|');

/** The beginnings of words, because Hindi and Marathi add endings: `दिवस`, `दिवसांत`. */
const DEVANAGARI_UNITS = [
  'सेकंद|मिनट|घंट|दिन|रात|हफ़्त|हफ्त|सप्ताह|महीन|साल|बजे|मीटर|सेंटीमीटर|पिक्सेल',
  'मिनिट|तास|दिवस|आठवड|महिन|वर्ष|वाज|मिग्रॅ|मिग्रा|मिली|ग्रॅम|ग्राम|किलो|किमी|सेमी',
].join('|');

const PARTS_OF_DAY = 'सुबह|दोपहर|शाम|रात|पहाटे|सकाळी|दुपारी|संध्याकाळी|रात्री';

/**
 * The blanks within a figure and its unit, a time, and a price. A range such as `20-30 minutes` stays as the specification
 * writes it.
 */
const BLANKS = new RegExp(
  [
    `(?<=\\p{Nd})(?<!\\p{Nd}-\\p{Nd}+) (?=(?:${LATIN_UNITS}|[ap]\\.?m\\.?)(?![\\p{L}\\p{M}])|${DEVANAGARI_UNITS})`,
    `(?<=\\p{Nd}(?: [ap]m)?) (?=(?:IST|GMT|UTC)\\b)`,
    `(?<=(?<![\\p{L}\\p{M}])(?:${PARTS_OF_DAY})) (?=\\p{Nd}{1,2}(?!\\p{Nd}))`,
    '(?<=₹|\\bRs\\.?) (?=\\p{Nd})',
  ].join('|'),
  'giu',
);

const GROUPS_OF_DIGITS = /[+(]?\p{Nd}[\p{Nd}()-]*(?: [\p{Nd}(][\p{Nd}()-]+)+/gu;
const PHONE_MIN_DIGITS = 8;

const NO_BREAK_SPACE = '\u00a0';

/**
 * Keeps times, prices, telephone numbers, and figures with their units on one line, by no-break spaces in a page's
 * sentences. An element that holds only such a value keeps its blanks, because it is a copy to compare.
 */
export function keepTogether(page: PageElement): void {
  for (const element of [page, ...page.list(isLeftOut)]) {
    element.children.forEach((child, index) => {
      if (!isText(child)) return;
      const kept = joinValues(child.text);
      if (isInSentence(element, element.children[index - 1]) || /\S[ \n]+\S/.test(kept)) child.text = kept;
    });
  }
}

/** The style of a link to a number keeps it whole. */
const isLeftOut = (element: PageElement) =>
  LEFT_OUT.test(element.name) || element.read('href')?.startsWith('tel:') === true;

/** Whether a text stands after another part of its sentence, or is one. */
function isInSentence({ name }: PageElement, before: PageNode | undefined): boolean {
  if (!before) return WITHIN_SENTENCE.test(name);
  return isElement(before) && before.end !== '' && !LEFT_OUT.test(before.name);
}

function joinValues(text: string): string {
  return text
    .replace(GROUPS_OF_DIGITS, (groups) =>
      groups.replace(/[^\p{Nd}]/gu, '').length < PHONE_MIN_DIGITS ? groups : groups.replaceAll(' ', NO_BREAK_SPACE),
    )
    .replace(BLANKS, NO_BREAK_SPACE);
}
