import type { BookingCalendar } from './booking-calendar.ts';
import { toAsciiDigits } from './typed-texts.ts';

/** The country code of the clinic's country, and the length of its numbers without it. */
export type Country = Pick<BookingCalendar, 'diallingPrefix' | 'nationalDigits'>;

/**
 * The first telephone number of a text. `own`: a whole number of the clinic's country, in the digits that follow its
 * code. `abroad`: a number with its country code. `local`: any other digits, such as a number without its area code.
 */
export type TypedPhone = { kind: 'own' | 'abroad' | 'local'; digits: string };

/** No number that fits into its field is longer, even in signs of several units. Nothing after it is read. */
const TEXT_MAX_CHARS = 200;

/** The longest number with its country code (ITU-T E.164). */
const E164_MAX_DIGITS = 15;

/** After this many digits, a sign between two groups begins an extension or another number. */
const DIGITS_BEFORE_SIGN = 8;

/** After this many digits, so does a letter. Where one number cannot have all digits, so does a sign. */
const DIGITS_BEFORE_LETTER = 6;

/** Signs that may stand inside one number. Any other sign ends it. */
const BETWEEN_GROUPS_PATTERN = /^[\p{Z}\p{Pd}\p{Cf}\p{M}\t.:()[\]_'’·]*$/u;

/** `+44 (0)20 …`: the zero is not dialled after a country code. */
const BRACKETED_ZERO_PATTERN = /([([]) ?0 ?([)\]])/g;

/** Country codes by their first digits (ITU-T E.164); all others have three. */
const COUNTRY_CODE_PATTERN = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Countries whose numbers keep a zero after the code: Italy, San Marino, Ivory Coast, Benin, Gabon and Congo. */
const ZERO_KEPT_CODES: readonly string[] = ['39', '378', '225', '229', '241', '242'];

/** A number's digits. `ends` counts how many there are up to the end of each group, and `signs` those before a sign. */
type Digits = { all: string; ends: readonly number[]; signs: readonly { at: number; isLetter: boolean }[] };

/**
 * Reads the first telephone number that somebody has typed, in the digits of any script, without an extension and
 * without another number. `null` for a text without digits. For a clinic in India `098765 43210 ext 5`,
 * `+91 (0) 98765 43210` and `९८७६५ ४३२१० / 98220 11111` are all its own `9876543210`.
 */
export function readTypedPhone(typed: string, country: Country): TypedPhone | null {
  const text = toAsciiDigits(typed.slice(0, TEXT_MAX_CHARS)).replace(BRACKETED_ZERO_PATTERN, '$1$2');
  const isPlus = /^\D*\+/.test(text);
  const found = splitDigits(text);
  if (found.all === '') return null;
  const isAbroad = isPlus ? !/^0(?!0)/.test(found.all) : found.all.startsWith('00');
  const code = country.diallingPrefix.slice(1);
  const digits = isAbroad ? dropZeros(found) : found;
  const hasCode = isAbroad ? digits.all.startsWith(code) : dropZeros(digits).all.startsWith(code);
  const number = cutAtSign(digits, country, hasCode);
  const own = isAbroad && !hasCode ? null : findOwn(number, country, isAbroad);
  if (own !== null) return { kind: 'own', digits: own };
  if (isAbroad && number.all !== '') return { kind: 'abroad', digits: dropTrunkZero(cutLong(number)) };
  return { kind: 'local', digits: cutLong(number).all || found.all };
}

/** The number as every telephone dials it, `+919876543210`; `null` where its country is not certain. */
export function toDialled(phone: TypedPhone, { diallingPrefix }: Country): string | null {
  if (phone.kind === 'local') return null;
  return `${phone.kind === 'own' ? diallingPrefix : '+'}${phone.digits}`;
}

/**
 * Creates the link of a number that somebody has typed: `९८७६५ ४३२१० ext 5` -> `tel:+919876543210`. Returns `undefined`
 * for a text without digits.
 */
export function typedPhoneToHref(phone: string, country: Country): string | undefined {
  const read = readTypedPhone(phone, country);
  return read ? `tel:${toDialled(read, country) ?? read.digits}` : undefined;
}

function splitDigits(text: string): Digits {
  const ends: number[] = [];
  const signs: { at: number; isLetter: boolean }[] = [];
  let all = '';
  for (const [, between = '', group = ''] of text.matchAll(/(\D*)(\d+)/g)) {
    if (all !== '' && !BETWEEN_GROUPS_PATTERN.test(between)) {
      signs.push({ at: all.length, isLetter: /[\p{L}\r\n]/u.test(between) });
    }
    all += group;
    ends.push(all.length);
  }
  return { all, ends, signs };
}

function dropFirst({ all, ends, signs }: Digits, count: number): Digits {
  return {
    all: all.slice(count),
    ends: ends.map((end) => end - count),
    signs: signs.map((sign) => ({ ...sign, at: sign.at - count })),
  };
}

function dropZeros(digits: Digits): Digits {
  return dropFirst(digits, digits.all.length - digits.all.replace(/^0+/, '').length);
}

function cut({ all, ends, signs }: Digits, length: number): Digits {
  return {
    all: all.slice(0, length),
    ends: ends.filter((end) => end <= length),
    signs: signs.filter(({ at }) => at < length),
  };
}

/** Cuts at the first sign that can only begin an extension or another number. */
function cutAtSign(digits: Digits, { diallingPrefix, nationalDigits }: Country, hasCode: boolean): Digits {
  const zeros = digits.all.length - dropZeros(digits).all.length;
  const before = zeros + (hasCode ? diallingPrefix.length - 1 : 0);
  const find = (least: number) =>
    digits.signs.find(({ at, isLetter }) => at - before >= (isLetter ? DIGITS_BEFORE_LETTER : least));
  const sign = find(DIGITS_BEFORE_SIGN);
  const number = sign ? cut(digits, sign.at) : digits;
  if (hasCode || number.all.length - zeros <= nationalDigits) return number;
  const earlier = number.ends.includes(zeros + nationalDigits) ? undefined : find(DIGITS_BEFORE_LETTER);
  return earlier ? cut(number, earlier.at) : number;
}

/**
 * Finds the number of the clinic's country that the digits are, or else that their first groups are. Its code may be
 * written several times, with zeros after each.
 */
function findOwn(number: Digits, { diallingPrefix, nationalDigits }: Country, isAbroad: boolean): string | null {
  const code = diallingPrefix.slice(1);
  const plain = dropZeros(number);
  const readings = isAbroad ? [] : [plain];
  let rest = plain;
  while (rest.all.startsWith(code)) {
    rest = dropZeros(dropFirst(rest, code.length));
    readings.push(rest);
  }
  const whole = readings.find(({ all }) => all.length === nationalDigits);
  if (whole) return whole.all;
  // A code that stands alone is no part of the number.
  const first = plain.ends.find((end) => end > 0);
  if (first === code.length && readings.length > 1 && !isAbroad) readings.push(...readings.splice(0, 1));
  const begun = readings.find(({ ends }) => ends.includes(nationalDigits));
  if (begun) return begun.all.slice(0, nationalDigits);
  if (plain.all.length <= E164_MAX_DIGITS || plain.ends.filter((end) => end > 0).length > 1) return null;
  const glued = readings[isAbroad || plain.all.length % nationalDigits === 0 ? 0 : 1];
  return glued ? glued.all.slice(0, nationalDigits) : null;
}

/**
 * Cuts more digits than a number can have, at the group's end that makes the two numbers most alike in length; without
 * one, after the most that a number can have.
 */
function cutLong(number: Digits): Digits {
  const { all, ends } = number;
  if (all.length <= E164_MAX_DIGITS) return number;
  const places = ends.filter((end) => end >= DIGITS_BEFORE_LETTER && end <= E164_MAX_DIGITS);
  const toDifference = (end: number) => Math.abs(all.length - 2 * end);
  const [best = E164_MAX_DIGITS] = [...places].sort((one, other) => toDifference(one) - toDifference(other));
  return cut(number, best);
}

/** Drops the zero that some people write between the code of another country and the number. */
function dropTrunkZero({ all }: Digits): string {
  const [code = ''] = COUNTRY_CODE_PATTERN.exec(all) ?? [];
  return ZERO_KEPT_CODES.includes(code) ? all : code + all.slice(code.length).replace(/^0+/, '');
}
