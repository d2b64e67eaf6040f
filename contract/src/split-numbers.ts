/** Splits a text at these telephone numbers, so that they can become links. */
export function splitNumbers(text: string, numbers: readonly string[]): { text: string; isNumber: boolean }[] {
  const longestFirst = [...numbers].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((number) => number.replace(/[+()]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(?<!\\d)(${pattern})(?!\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isNumber: numbers.includes(piece) }));
}
