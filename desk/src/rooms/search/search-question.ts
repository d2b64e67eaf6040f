import { emailToKey } from '@clinic/api/appointments/contacts/email-key.ts';
import { textToWords } from '@clinic/api/appointments/contacts/name-words.ts';
import { phoneToKey } from '@clinic/api/appointments/contacts/phone-key.ts';
import { tidyReference } from '@clinic/api/appointments/reference.ts';
import type { Country } from '@clinic/contract/typed-phone.ts';
import { toAsciiDigits } from '@clinic/contract/typed-texts.ts';
import { QUESTION_MAX_CHARS } from '#appointments/found/found.ts';

/** One way to understand a search. */
export type Question =
  | { kind: 'reference'; reference: string }
  | { kind: 'email'; key: string }
  /** `key` is a number as `phoneToKey` writes it. */
  | { kind: 'phone'; key: string }
  /** The beginnings of the name's words. Three digits or more may also begin or end the phone number. */
  | { kind: 'name' | 'phone'; words: string[] };

const REFERENCE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** The result of `phoneToKey` for a text that holds a number. */
const NUMBER_PATTERN = /^\+?\d+$/;

/** A shorter number is the beginning or the end of one. `phoneToKey` finds numbers from this length on. */
const WHOLE_NUMBER_CHARS = 8;

/** Shortens a question to the form that is used and shown. */
export function tidyQuestion(text: string): string {
  return [...text.trim()].slice(0, QUESTION_MAX_CHARS).join('');
}

/** Lists the ways to understand a tidied question. The first that finds something gives the answer. */
export function readQuestion(text: string, country: Country): Question[] {
  if (text.includes('@')) return [{ kind: 'email', key: emailToKey(text) }];
  const questions: Question[] = [];
  const reference = tidyReference(text);
  if (REFERENCE_PATTERN.test(reference)) questions.push({ kind: 'reference', reference });
  const key = phoneToKey(text, country);
  const isNumber = NUMBER_PATTERN.test(key);
  if (isNumber && key.length >= WHOLE_NUMBER_CHARS) questions.push({ kind: 'phone', key });
  // This is a part of a number, or one that is being typed.
  const part = key.startsWith(country.diallingPrefix) ? key.slice(country.diallingPrefix.length) : key;
  if (isEndOfNumber(part) && !/\p{L}/u.test(text)) questions.push({ kind: 'phone', words: [part] });
  else questions.push({ kind: 'name', words: textToWords(text).map(toWord) });
  return questions.filter((question) => !('words' in question) || question.words.length > 0);
}

/** Phone numbers are stored in ASCII digits, and names as they are written. */
function toWord(word: string): string {
  const plain = toAsciiDigits(word);
  return isEndOfNumber(plain) ? plain : word;
}

/** Whether the word may begin or end a phone number. Fewer than three digits match too many numbers. */
export function isEndOfNumber(word: string): boolean {
  return /^\d{3,}$/.test(word);
}
