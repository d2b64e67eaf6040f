/** A heading in the site's two weights; `bold` is empty when all of it is thin. */
export type DisplayTitle = { thin: string; bold: string };

/** The largest number of bold words at the end of a title. */
const MAX_BOLD_WORDS = 2;

/**
 * Splits a plain title into two weights, at its colon or comma when it has one, else before its last words.
 * `Laparoscopy: a guide` -> `Laparoscopy:` + `a guide`; `Patient portal` -> `Patient` + `portal`; `Gallery` stays thin.
 */
export function splitTitle(title: string): DisplayTitle {
  const pause = /[:,]\s/.exec(title);
  if (pause) return { thin: title.slice(0, pause.index + 1), bold: title.slice(pause.index + 2) };
  const words = title.split(' ');
  const boldCount = Math.min(MAX_BOLD_WORDS, Math.floor(words.length / 2));
  const start = words.length - boldCount;
  return { thin: words.slice(0, start).join(' '), bold: words.slice(start).join(' ') };
}
