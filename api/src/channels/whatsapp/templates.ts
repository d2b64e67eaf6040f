import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { describeContentMistake, listSchemaMistakes } from '@clinic/contract/content-mistake.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import type { NewsKind } from '@clinic/contract/mails.ts';
import {
  listPlaceholders,
  type WhatsAppTemplate,
  whatsappTemplatesSchema,
} from '@clinic/contract/whatsapp-templates.ts';
import { StartupError } from '../../startup-error.ts';

/** Stands for a value that is not there: Meta refuses an empty one. */
const NOTHING = '–';

/** Reads `whatsapp.yaml` of the content folder. Throws StartupError with the file, the field and the remedy. */
export function readWhatsAppTemplates(contentDir: string): WhatsAppTemplate[] {
  const path = join(contentDir, 'whatsapp.yaml');
  const file = readContentFile(path);
  if ('mistake' in file) throw new StartupError(`${path}: ${file.mistake}`);
  const { data, error } = whatsappTemplatesSchema.safeParse(file.fields);
  if (data) return data.templates;
  throw new StartupError(listSchemaMistakes(path, error).map(describeContentMistake).join('\n'));
}

/** Finds the template of a kind: in the language, or in English; `undefined` when there is none. */
export function findTemplate(
  templates: readonly WhatsAppTemplate[],
  kind: NewsKind,
  language: LanguageCode,
): WhatsAppTemplate | undefined {
  const ofKind = templates.filter((template) => template.kind === kind);
  return ofKind.find((one) => one.language === language) ?? ofKind.find((one) => one.language === ENGLISH);
}

/** The values of a template's placeholders, from all that a message may say. Meta takes neither breaks nor wide spaces. */
export function pickValues({ words }: WhatsAppTemplate, marks: Record<string, string>): Record<string, string> {
  const names = [...new Set(listPlaceholders(words))];
  return Object.fromEntries(names.map((name) => [name, (marks[name] ?? '').replace(/\s+/g, ' ').trim() || NOTHING]));
}
