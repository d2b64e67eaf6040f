import { QUESTION_MAX_CHARS } from '@clinic/contract/desk-search.ts';
import { toAsciiDigits } from '@clinic/contract/digits.ts';
import { emailToKey } from '../appointments/contacts/email-key.ts';
import { textToWords } from '../appointments/contacts/name-words.ts';
import { type Country, phoneToKey } from '../appointments/contacts/phone-key.ts';
import { tidyReference } from '../appointments/reference.ts';

/** One way to understand what somebody asks for. */
export type Question =
  | { kind: 'reference'; reference: string }
  | { kind: 'email'; key: string }
  /** `key` is a number as `phoneToKey` writes it. */
  | { kind: 'phone'; key: string }
  /** The beginnings of words of the name; three digits or more may also begin or end the phone number. */
  | { kind: 'name' | 'phone'; words: string[] };

const REFERENCE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** What `phoneToKey` makes of a text that holds a number. */
const NUMBER_PATTERN = /^\+?\d+$/;

/** A shorter number is the beginning or the end of one. It is the length from which `phoneToKey` knows a number. */
const WHOLE_NUMBER_CHARS = 8;

/** The question as it is kept and shown. */
export function tidyQuestion(text: string): string {
  return [...text.trim()].slice(0, QUESTION_MAX_CHARS).join('');
}

/** The ways to understand a tidied question. The first that finds something is the answer. */
export function readQuestion(text: string, country: Country): Question[] {
  if (text.includes('@')) return [{ kind: 'email', key: emailToKey(text) }];
  const questions: Question[] = [];
  const reference = tidyReference(text);
  if (REFERENCE_PATTERN.test(reference)) questions.push({ kind: 'reference', reference });
  const key = phoneToKey(text, country);
  const isNumber = NUMBER_PATTERN.test(key);
  if (isNumber && key.length >= WHOLE_NUMBER_CHARS) questions.push({ kind: 'phone', key });
  // Half a number, or one as it is being typed.
  const part = key.startsWith(country.diallingPrefix) ? key.slice(country.diallingPrefix.length) : key;
  if (isEndOfNumber(part) && !/\p{L}/u.test(text)) questions.push({ kind: 'phone', words: [part] });
  else questions.push({ kind: 'name', words: textToWords(text).map(toWord) });
  return questions.filter((question) => !('words' in question) || question.words.length > 0);
}

/** A part of a phone number is kept in the digits of ASCII, and a name as it is written. */
function toWord(word: string): string {
  const plain = toAsciiDigits(word);
  return isEndOfNumber(plain) ? plain : word;
}

/** Whether the word may begin or end a phone number. Fewer digits than three do so too often. */
export function isEndOfNumber(word: string): boolean {
  return /^\d{3,}$/.test(word);
}
