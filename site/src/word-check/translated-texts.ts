import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import { type ContentText, listTexts } from '#lib/content/texts.ts';
import { translationSchema } from '#schemas/translation.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The folders with the words of the interface. */
const MESSAGES = ['site/src/messages', 'contract/src/messages', 'mails/src/messages'];

/** Comments, and what joins files: no patient reads them. */
const UNREAD_LINE = /^\s*(?:\/\/|\/?\*|import\b)/;

/** Reads the translations of `content/`, and the words of the interface line by line. Empty without such a folder. */
export function readTranslatedTexts(contentDir: string, language: LanguageCode): ContentText[] {
  if (!existsSync(join(contentDir, language))) return [];
  return [...readContentTexts(contentDir, language), ...readMessageTexts(language)];
}

function readContentTexts(contentDir: string, language: LanguageCode): ContentText[] {
  const files = readdirSync(join(contentDir, language), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const path = join(language, file);
      const content = readContentFile(join(contentDir, path));
      if ('mistake' in content) throw new Error(`content/${path}: ${content.mistake}`);
      const { texts } = translationSchema.parse(content.fields);
      return Object.values(texts).flatMap((text) => listTexts(`content/${path}`, text, ''));
    });
}

function readMessageTexts(language: LanguageCode): ContentText[] {
  const files = MESSAGES.flatMap((folder) =>
    readdirSync(join(ROOT, folder, language)).map((name) => `${folder}/${language}/${name}`),
  ).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !UNREAD_LINE.test(line))
      .map((text) => ({ file, field: '', text: text.trim() })),
  );
}
