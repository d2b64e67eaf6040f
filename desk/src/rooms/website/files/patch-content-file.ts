import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readContentText, splitFrontMatter } from '@clinic/contract/content-file.ts';
import { patchYaml } from './patch-yaml.ts';
import { printEntry } from './print-yaml.ts';

/**
 * Returns the text of a content file with other fields and other Markdown, whatever stays kept as it is written. Browsers
 * send the line breaks of a form as CRLF: fields get plain ones, Markdown those of the file.
 *
 * @param name tells YAML from Markdown; YAML has no `markdown`
 * @throws as `patchYaml` does, and when a Markdown file has no fields at its top
 */
export function patchContentFile(name: string, text: string, wanted: { fields: unknown; markdown: string }): string {
  const fields = withPlainBreaks(wanted.fields);
  if (extname(name) !== '.md') return patchYaml(text, fields);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const parts = splitFrontMatter(text.slice(mark.length));
  if (parts === null) throw new Error('The file has no fields between two lines of three hyphens.');
  const yaml = patchYaml(parts.yaml, fields);
  return `${mark}---${yaml}---${patchMarkdown(parts.markdown, wanted.markdown, yaml.includes('\r\n'))}`;
}

/**
 * Returns the text of a new content file.
 *
 * @throws when it would read differently from what is wanted
 */
export function printContentFile(name: string, wanted: { fields: object; markdown: string }): string {
  const fields = withPlainBreaks(wanted.fields) as object;
  const yaml = Object.entries(fields).map(([key, value]) => printEntry(key, value, 0, [], { singleQuote: false }));
  const markdown = `${(withPlainBreaks(wanted.markdown) as string).trim()}\n`;
  const text = extname(name) === '.md' ? `---\n${yaml.join('')}---\n\n${markdown}` : yaml.join('');
  const read = readContentText(name, text);
  if ('mistake' in read || !isDeepStrictEqual(read.fields, fields)) throw new Error('The new file reads differently.');
  return text;
}

function patchMarkdown(old: string, wanted: string, isWindows: boolean): string {
  const [whole, typed] = [old, wanted].map((given) => given.replaceAll('\r\n', '\n')) as [string, string];
  const [before, text] = [trimBlankLines(whole), trimBlankLines(typed)];
  if (text === before) return old;
  const [start = '', end = ''] = before === '' ? [] : whole.split(before);
  const plain = `${start || '\n\n'}${text}${end || '\n'}`;
  return isWindows ? plain.replaceAll('\n', '\r\n') : plain;
}

/** Removes the blank lines around a text, which its form does not show and its file keeps. */
export function trimBlankLines(text: string): string {
  return text.replace(/^(\s*\n)?/, '').trimEnd();
}

/** Copies a value with LF in place of CRLF in all its texts. */
function withPlainBreaks(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n');
  if (Array.isArray(value)) return value.map(withPlainBreaks);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainBreaks(inner)]));
}
