import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';
import { CONTENT_DIR } from '../../settings.ts';

const ROOT = join(import.meta.dirname, '../../..');

const FOLDERS_OF_WORDS = ['site/src/messages', 'contract/src/messages', 'mails/src/messages'];

const WORD = /[\u0900-\u097f\u200c\u200d]+/g;

/** Consonants without a vowel, then a letter with its signs; or a sign alone. */
const SYLLABLE =
  /(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d[\u200c\u200d]?)*[\u0904-\u0939\u0958-\u0961]\u093c?(?:\u094d[\u200c\u200d]?)?[\u093e-\u094c\u0900-\u0903]*|./gu;

/** Lists the Devanagari words that pages in this language can say, sorted. */
export function listWords(language: LanguageCode): string[] {
  const files = [CONTENT_DIR, ...FOLDERS_OF_WORDS].flatMap((folder) => listFiles(resolve(ROOT, folder, language)));
  const texts = [
    ...files.map((file) => readFileSync(file, 'utf8')),
    ...Object.values(LANGUAGES).map(({ ownName }) => ownName),
    ...listCalendarTexts(LANGUAGES[language].tag),
  ];
  return [...new Set(texts.flatMap((text) => text.match(WORD) ?? []))].sort();
}

/** Lists the syllables of words, sorted. Letters change their shapes only within a syllable. */
export function listSyllables(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => word.match(SYLLABLE) ?? []))].sort();
}

/** Writes a date of each month, and each weekday, as pages do: in full, shortened, and with the time. */
function listCalendarTexts(tag: string): string[] {
  const latinTag = `${tag}-u-nu-latn`;
  const formats = (['full', 'long', 'medium'] as const).map(
    (dateStyle) => new Intl.DateTimeFormat(latinTag, { dateStyle, timeStyle: 'short' }),
  );
  const shortFormat = new Intl.DateTimeFormat(latinTag, { weekday: 'short', month: 'short' });
  const dates = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month, 2 * month));
  return dates.flatMap((date) => [...formats, shortFormat].map((format) => format.format(date)));
}

/** Lists the files below a folder; empty when it is missing. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
