// One file of `content/`: YAML, or Markdown below fields in YAML. The site and the desk read it by these functions.
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseDocument, type ScalarTag } from 'yaml';
import { isCalendarDate } from './booking-calendar.ts';
import { decodeContent } from './content-texts.ts';

/** The content of a file: its fields and the Markdown below them, or the mistake that makes it unreadable. */
export type ContentFile = { fields: unknown; markdown: string } | { mistake: string };

/** Reads an unquoted day as a date, as Astro's YAML parser does, but refuses days such as 30 February. */
export const DAY_TAG: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (text) => (isCalendarDate(text) ? new Date(text) : text),
};

/** Reads a content file from the disk. Its name tells YAML from Markdown. */
export function readContentFile(path: string): ContentFile {
  if (!existsSync(path)) return { mistake: 'This file is missing: restore it, or copy it from the repository.' };
  const content = decodeContent(readFileSync(path));
  return 'mistake' in content ? content : readContentText(path, content.text);
}

/** Reads the text of a content file, without a byte order mark. The name of the file tells YAML from Markdown. */
export function readContentText(name: string, text: string): ContentFile {
  if (extname(name) !== '.md') return readFields(text, '');
  const parts = splitFrontMatter(text);
  if (parts === null) return { mistake: 'Write the fields at the top, between two lines of three hyphens: ---' };
  return readFields(parts.yaml, parts.markdown);
}

/**
 * Splits a Markdown file at its lines of three hyphens, which are in neither part; `null` without them. The fields keep
 * their first line break, so that line numbers match the file.
 */
export function splitFrontMatter(text: string): { yaml: string; markdown: string } | null {
  const [head, yaml] = /^---([\s\S]*?\n)---/.exec(text) ?? [];
  return head === undefined || yaml === undefined ? null : { yaml, markdown: text.slice(head.length) };
}

function readFields(yaml: string, markdown: string): ContentFile {
  const document = parseDocument(yaml, { customTags: [DAY_TAG] });
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
