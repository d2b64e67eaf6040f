import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';

const ENTRY_NAME = /^[a-z0-9-]+$/;
/** The folder of doctors' files, each with a face and the text of a page. */
export const DOCTORS_FOLDER = 'doctors';
/** The templates of WhatsApp, which a clinic may do without. Its schema knows their placeholders. */
export const WHATSAPP_FILE = 'whatsapp.yaml';

/**
 * Lists the files of a pattern such as `services/*.yaml`. A pattern without a star is returned even when the file is
 * missing, unless the clinic may do without it.
 */
export function listFiles(contentDir: string, pattern: string): string[] {
  if (pattern === WHATSAPP_FILE && !existsSync(join(contentDir, pattern))) return [];
  if (!pattern.includes('*')) return [pattern];
  const folder = dirname(pattern);
  return listNames(join(contentDir, folder))
    .filter((name) => isEntryName(name, pattern))
    .map((name) => join(folder, name));
}

/** Lists the names in a folder, sorted, without hidden ones; empty when the folder does not exist. */
export function listNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** Whether a name in the folder of this pattern is that of an entry: `piles-treatment.yaml` for `services/*.yaml` */
export function isEntryName(name: string, pattern: string): boolean {
  return extname(name) === extname(pattern) && ENTRY_NAME.test(basename(name, extname(name)));
}

/** Returns the id of an entry: `services/piles-treatment.yaml` -> `piles-treatment` */
export function fileToId(file: string): string {
  return basename(file, extname(file));
}

/** Reads a file by its schema; `undefined` when it has a mistake. */
export function readEntry<Data>(
  contentDir: string,
  file: string,
  schema: { safeParse: (fields: unknown) => { data?: Data | undefined } },
): Data | undefined {
  const content = readContentFile(join(contentDir, file));
  return 'fields' in content ? schema.safeParse(content.fields).data : undefined;
}
