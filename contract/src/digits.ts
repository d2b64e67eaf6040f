/**
 * Turns the digits of every script into ASCII digits, and wide or joined signs into their plain form, for programs that
 * dial or compare: `＋९१ ९८७६५` -> `+91 98765`.
 */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);
}

/**
 * Returns the ASCII form of a digit of any script. Unicode has the ten digits of a script in a row; some rows touch.
 */
function toAsciiDigit(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value % 10);
}
