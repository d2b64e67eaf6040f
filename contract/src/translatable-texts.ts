import { dirname, join } from 'node:path';
import type { LanguageCode } from './languages.ts';
import { mapBlocks } from './markdown-blocks.ts';

/** Key paths by file, or by folder for its files; `''` means every file. A path matches from its end, without places. */
type KeyPaths = Record<string, readonly string[]>;

/** Values that code reads: ids, addresses, choices of a schema. Nothing below these keys is ever translated. */
const CODES: KeyPaths = {
  '': ['color', 'doi', 'email', 'href', 'icon', 'id', 'src', 'url'],
  'anaesthesia.yaml': ['source'],
  'booking.yaml': ['timeZone', 'gender', 'hours', 'slots', 'closedWeekdays', 'closedDates'],
  'clinic.yaml': ['logo', 'colors', 'openingHours', 'securityContact'],
  'faq.yaml': ['preparation'],
  // The clinic reads its own mails in English, as it reads the desk.
  'mails.yaml': ['clinic', 'review'],
  recognitions: ['type'],
  services: ['anaesthesia', 'anchor', 'category', 'department', 'reviewer', 'source', 'unit'],
  signs: ['also', 'department', 'region', 'services', 'tier'],
  'symptoms.yaml': ['table'],
  'technology.yaml': ['parts.services'],
  testimonials: ['tone'],
  'video-testimonials': ['embedId'],
};

/** Lists of ids. An entry may also have an id and words of its own. */
const REFERENCES: KeyPaths = { '': ['signs'], 'anaesthesia.yaml': ['signs.general', 'signs.spinal'] };

/**
 * Names that code compares or sends to the API, although people read them. The fields keep the English name. The code
 * that shows one looks it up in the `texts` of its file.
 */
const NAMES: KeyPaths = {
  'booking.yaml': ['departments.name', 'doctors.name', 'visits.name'],
  'categories.yaml': ['categories'],
};

/** A post's author is a doctor of `booking.yaml`, whose translation holds the name. */
const NAMES_OF_OTHER_FILES: KeyPaths = { blog: ['author'] };

/** Words that may stay English, as the titles of medical sources and the names of people do. */
const CHOICES: KeyPaths = {
  '': ['sources.title', 'review.author'],
  founders: ['name'],
  team: ['name'],
  testimonials: ['name'],
  'video-testimonials': ['name'],
};

/** Files that no patient reads, and one that holds all languages itself. */
const UNREAD_FILES = ['glossary.yaml', 'whatsapp.yaml', 'wording.yaml'];

/** Names the founder's number in a medical council, by which code finds it. */
export const REGISTRATION_LABEL = 'Registration number';

/** Texts that code compares with a constant. */
const COMPARED_TEXTS = new Set([REGISTRATION_LABEL]);

/**
 * The treatment of a text: `words` are translated, a `choice` only when there is a translation, and a `name`
 * where it is shown. A text of marks alone, such as `{clinic}: {doctor}`, is a choice: their order may change.
 */
export type TextUse = 'words' | 'choice' | 'name';

/** Copies the fields of a content file, each text as `change` returns it. Texts without words and marks are left alone. */
export function mapTexts(file: string, fields: unknown, change: (text: string, use: TextUse) => string): unknown {
  if (UNREAD_FILES.includes(file)) return fields;
  const [codes, names, choices, references] = [CODES, NAMES, CHOICES, REFERENCES].map((paths) =>
    listPaths(paths, file),
  );
  const skipped = [...(codes ?? []), ...listPaths(NAMES_OF_OTHER_FILES, file)];
  const map = (value: unknown, path: string): unknown => {
    if (matches(path, skipped)) return value;
    if (typeof value === 'string') {
      if (COMPARED_TEXTS.has(value) || (!hasWords(value) && !value.includes('{'))) return value;
      if (matches(path, references)) return value;
      if (matches(path, names)) return change(value, 'name');
      return change(value, matches(path, choices) || !hasWords(value) ? 'choice' : 'words');
    }
    if (Array.isArray(value)) return value.map((item) => map(item, path));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, `${path}.${key}`)]));
  };
  return map(fields, '');
}

/** Lists the English texts of a content file that a translation may hold, in their order, each with its treatment. */
export function listEnglish(file: string, fields: unknown, markdown: string): Map<string, TextUse> {
  const texts = new Map<string, TextUse>();
  const collect = (text: string, use: TextUse) => {
    if (texts.get(text.trim()) !== 'words') texts.set(text.trim(), use);
    return text;
  };
  mapTexts(file, fields, collect);
  mapBlocks(markdown, (block) => (hasWords(block) ? collect(block, 'words') : block));
  return texts;
}

/** Returns the file of a translation: `blog/laparoscopy-guide.md` -> `mr/blog/laparoscopy-guide.yaml` */
export function fileToTranslation(language: LanguageCode, file: string): string {
  return join(language, file.replace(/\.md$/, '.yaml'));
}

/** Whether a text has words to translate: `15+` and `{phone}` have none, but `2K` has one in short. */
export function hasWords(text: string): boolean {
  return /[A-Za-z]{2}|\dk\b/i.test(text.replaceAll(/\{\w+\}|^\.\.?\/\S+$/g, ''));
}

function listPaths(paths: KeyPaths, file: string): string[] {
  return ['', dirname(file), file].flatMap((place) => paths[place] ?? []).map((path) => `.${path}`);
}

function matches(path: string, ends: readonly string[] = []): boolean {
  return ends.some((end) => path.endsWith(end));
}
