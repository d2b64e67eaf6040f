import { readFileSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import { readContentText } from '@clinic/contract/content-file.ts';
import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { listChangedFiles, locateFile, readChange, readDraftFile } from '../files/content-draft.ts';
import type { Fields } from '../history/change-words.ts';
import { describeChange, type ToTitle } from '../history/describe-change.ts';
import { findOriginal } from '../kinds.ts';
import { createTitles } from '../names.ts';

/** Doctors and hours name themselves in each line. */
const BOOKING_FILE = 'booking.yaml';
const TEXT_FILE = /\.(ya?ml|md)$/;

/** Says what the draft changes, a line for each change: `Dr. Kale: Tuesday 16:00–18:00 added`. */
export function describeDraft(website: WebsiteFiles): string[] {
  const readTitle = createTitles(website);
  return listChangedFiles(website).flatMap(({ file, change }) => {
    const original = findOriginal(file, website.schemas)?.file;
    // Its translations go with it.
    if (original && readChange(website, original) === 'removed') return [];
    const isText = TEXT_FILE.test(file);
    const { text } = isText ? readDraftFile(website, file) : { text: '' };
    const title = isText ? readTitle(file, text) : basename(file);
    if (change === 'new') return [`${title}: added`];
    if (change === 'removed') return [`${title}: removed`];
    const before = readContentText(file, readFileSync(locateFile(website, file).published, 'utf8'));
    const after = readContentText(file, text);
    if (!isText || 'mistake' in before || 'mistake' in after) return [`${title}: changed`];
    if (original) return [`${title}: ${countTexts(before.fields, after.fields)} changed`];
    const lines = describeChange(before.fields as Fields, after.fields as Fields, createFieldTitles(website, file));
    const all = before.markdown === after.markdown ? lines : [...lines, 'Text changed'];
    return file === BOOKING_FILE ? all : all.map((line) => `${title}: ${line}`);
  });
}

/** Counts the texts of a translation that differ: `2 texts` */
function countTexts(...files: unknown[]): string {
  const [before = {}, after = {}] = files.map((fields) => ({
    ...(fields as { texts?: Record<string, string> }).texts,
  }));
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const count = [...all].filter((text) => before[text] !== after[text]).length;
  return count === 1 ? '1 text' : `${count} texts`;
}

/** Finds the titles of a file's fields in the schema of its collection. */
function createFieldTitles(website: WebsiteFiles, file: string): ToTitle {
  const schema = Object.values(website.schemas).find(({ files }) => matchesGlob(file, files))?.schema;
  return (path) => {
    let field: FieldSchema | undefined = schema;
    for (const key of path) field = /^\d+$/.test(key) ? field?.items : field?.properties?.[key];
    return field?.title?.toLowerCase();
  };
}
