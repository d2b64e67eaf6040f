/**
 * A text with the digits of every script as those of ASCII, and wide or joined signs in their plain form, for whatever
 * dials or compares: `＋९१ ९८७६५` -> `+91 98765`.
 */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);
}

/** The ASCII form of a digit of any script. Unicode has the ten digits of a script in a row; some rows touch. */
function toAsciiDigit(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value % 10);
}
