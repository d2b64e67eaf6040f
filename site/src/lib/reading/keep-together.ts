/**
 * A part that is left as it is (no text; a text that React, a script or a form compares; a link to a number, which its
 * style keeps whole), a tag, or a text.
 */
const PIECES =
  /<!--[\s\S]*?-->|<(head|script|style|svg|template|astro-island|option|textarea)\b[\s\S]*?<\/\1>|<a\b[^>]*\shref="tel:[\s\S]*?<\/a>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

const LATIN_UNITS = [
  ...['mg/dL', 'mg', 'mcg', 'ml', 'kg', 'g', 'cm', 'mm', 'km', 'm', '°C', '°F', '%'],
  ...['seconds?', 'minutes?', 'hours?', 'days?', 'nights?', 'weeks?', 'months?', 'years?', 'metres?', 'pixels?'],
].join('|');

/** The beginnings of words, because Hindi and Marathi add endings: `दिवस`, `दिवसांत`. */
const DEVANAGARI_UNITS = [
  ...['सेकंद', 'मिनट', 'घंट', 'दिन', 'रात', 'हफ़्त', 'हफ्त', 'सप्ताह', 'महीन', 'साल', 'बजे', 'मीटर', 'सेंटीमीटर', 'पिक्सेल'],
  ...[
    'मिनिट',
    'तास',
    'दिवस',
    'आठवड',
    'महिन',
    'वर्ष',
    'वाज',
    'मिग्रॅ',
    'मिग्रा',
    'मिली',
    'ग्रॅम',
    'ग्राम',
    'किलो',
    'किमी',
    'सेमी',
  ],
].join('|');

const PARTS_OF_DAY = 'सुबह|दोपहर|शाम|रात|पहाटे|सकाळी|दुपारी|संध्याकाळी|रात्री';

/**
 * The blanks within a figure and its unit, a time, and a price. A range such as `20-30 minutes` stays as the specification
 * writes it.
 */
const BLANKS = new RegExp(
  [
    `(?<=\\p{Nd})(?<!\\p{Nd}-\\p{Nd}+) (?=(?:${LATIN_UNITS}|[ap]\\.?m\\.?)(?![\\p{L}\\p{M}])|${DEVANAGARI_UNITS})`,
    `(?<=\\p{Nd}(?: [ap]m)?) (?=IST\\b)`,
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
export function keepTogether(html: string): string {
  let tag = '';
  return html.replace(PIECES, (piece) => {
    if (piece.startsWith('<')) {
      tag = piece;
      return piece;
    }
    const kept = joinValues(piece);
    return isInSentence(tag) || /\S[ \n]+\S/.test(kept) ? kept : piece;
  });
}

const isInSentence = (tag: string) => /^<\/|^<(?:a|b|strong|em|i|mark)\b/.test(tag);

function joinValues(text: string): string {
  return text
    .replace(GROUPS_OF_DIGITS, (groups) =>
      groups.replace(/[^\p{Nd}]/gu, '').length < PHONE_MIN_DIGITS ? groups : groups.replaceAll(' ', NO_BREAK_SPACE),
    )
    .replace(BLANKS, NO_BREAK_SPACE);
}
