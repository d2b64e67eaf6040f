import { join } from 'node:path';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import { readEntry } from './content-files.ts';
import { readTranslation } from './translations.ts';

type Texts = [text: string, other: string][];

/**
 * Reads what patients see instead of the names that code compares or sends to the API: those of departments, doctors,
 * visits and categories.
 */
export function readShownNames(contentDir: string, language: LanguageCode): Texts {
  const { departments = [], visits = [] } = readEntry(contentDir, 'booking.yaml', bookingContentSchema) ?? {};
  const named = [...departments, ...departments.flatMap(({ doctors }) => doctors), ...visits];
  return [
    ...pickTranslated(
      named.map(({ name }) => name),
      readTexts(contentDir, language, 'booking.yaml'),
    ),
    ...pickTranslated(readCategories(contentDir), readTexts(contentDir, language, 'categories.yaml')),
  ];
}

/** Reads the English of each translated text of `faq.yaml`, whose anchors are the same in all languages. */
export function readAnchorTexts(contentDir: string, language: LanguageCode): Texts {
  return Object.entries(readTexts(contentDir, language, 'faq.yaml')).map(([english, text]) => [text, english]);
}

function readTexts(contentDir: string, language: LanguageCode, file: string): Record<string, string> {
  return readTranslation(contentDir, language, file)?.texts ?? {};
}

function readCategories(contentDir: string): string[] {
  const content = readContentFile(join(contentDir, 'categories.yaml'));
  return 'fields' in content ? ((content.fields as { categories?: string[] } | null)?.categories ?? []) : [];
}

function pickTranslated(names: readonly string[], texts: Record<string, string>): Texts {
  return [...new Set(names)].flatMap((name): Texts => (texts[name] ? [[name, texts[name]]] : []));
}
