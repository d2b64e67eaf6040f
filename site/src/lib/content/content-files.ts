import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { decodeContent } from '@clinic/contract/content-texts.ts';
import { parseDocument, type ScalarTag } from 'yaml';

const ENTRY_NAME = /^[a-z0-9-]+$/;
/** The folder of doctors' files, each with a face and the text of a page. */
export const DOCTORS_FOLDER = 'doctors';

/** Reads an unquoted day as a date, as Astro's YAML parser does, but refuses days such as 30 February. */
const DAY: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (text) => (isCalendarDate(text) ? new Date(text) : text),
};

/**
 * Lists the files of a pattern such as `services/*.yaml`. A pattern without a star is returned even when the file is
 * missing.
 */
export function listFiles(contentDir: string, pattern: string): string[] {
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

/** Reads a content file: its fields and the Markdown below them, or the mistake that makes it unreadable. */
export function readContentFile(path: string): { fields: unknown; markdown: string } | { mistake: string } {
  if (!existsSync(path)) return { mistake: 'This file is missing: restore it, or copy it from the repository.' };
  const content = decodeContent(readFileSync(path));
  if ('mistake' in content) return content;
  const { text } = content;
  if (extname(path) !== '.md') return readFields(text, '');
  // The fields keep their first line break, so that line numbers match the file.
  const [head, fields] = /^---([\s\S]*?\n)---/.exec(text) ?? [];
  if (head === undefined || fields === undefined) {
    return { mistake: 'Write the fields at the top, between two lines of three hyphens: ---' };
  }
  return readFields(fields, text.slice(head.length));
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

function readFields(yaml: string, markdown: string) {
  const document = parseDocument(yaml, { customTags: [DAY] });
  try {
    const [mistake] = [...document.errors, ...document.warnings];
    if (mistake) throw mistake;
    return { fields: document.toJS(), markdown };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    const remedy =
      'Mend that line. Text with a colon in it needs quotation marks; fields side by side begin in one column.';
    return { mistake: `This is not valid YAML: ${reason.replace(/:$/, '')}. ${remedy}` };
  }
}
