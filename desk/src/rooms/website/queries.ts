import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { Refusal } from '@clinic/api/refusal.ts';
import { readContentText } from '@clinic/contract/content-file.ts';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import {
  type DraftChange,
  type DraftFile,
  listChangedFiles,
  NEW_FILE,
  readChange,
  readDraftFile,
} from './files/content-draft.ts';
import { toDayTexts } from './files/day-texts.ts';
import { trimBlankLines } from './files/patch-content-file.ts';
import { makeBlank } from './form/field-shapes.ts';
import {
  findKindOf,
  findNewFile,
  findOriginal,
  findWebsiteKind,
  toEntryId,
  toFilePath,
  WEBSITE_KINDS,
  type WebsiteKind,
} from './kinds.ts';
import { createTitles } from './names.ts';

/** A file in a list. */
export type WebsiteEntry = {
  kind: WebsiteKind;
  id: string;
  file: string;
  title: string;
  change: DraftChange | null;
};

/** A file with what its form needs. `fields` has days as texts, `YYYY-MM-DD`. */
export type OpenEntry = WebsiteEntry &
  Omit<DraftFile, 'change'> & {
    schema: ContentSchema;
    fields: unknown;
    markdown: string;
  };

/** The field of a new entry that gets its name, of those that a schema may have. */
const NAMING_FIELDS = ['name', 'title', 'say', 'caption'];

/** Lists the kinds, each with its number of files and of those that are changed and not published. */
export function countKinds(website: WebsiteFiles) {
  const kinds = listChangedFiles(website).map(({ file }) => findKindOf(file, website.schemas)?.id);
  return WEBSITE_KINDS.map(({ id, title, collections }) => {
    const count = collections.flatMap((name) => listFilesOf(website, name)).length;
    return { id, title, count, changed: kinds.filter((kind) => kind === id).length };
  });
}

/** Lists the files of a kind, or of all kinds, whose text holds these words; also those that are removed in the draft. */
export function listEntries(website: WebsiteFiles, kinds: readonly WebsiteKind[], words = ''): WebsiteEntry[] {
  const wanted = words.trim().toLowerCase();
  const readTitle = createTitles(website);
  return kinds.flatMap((kind) =>
    kind.collections.flatMap((name) =>
      listAllFilesOf(website, name).flatMap((file) => {
        const { text, change } = readDraftFile(website, file);
        if (!text.toLowerCase().includes(wanted)) return [];
        return [{ kind, id: toEntryId(kind, file, website.schemas), file, title: readTitle(file, text), change }];
      }),
    ),
  );
}

/** Lists the entries and translations that are changed, new or removed in the draft; no translation of a removed entry. */
export function listChangedEntries(website: WebsiteFiles) {
  const readTitle = createTitles(website);
  return listChangedFiles(website).flatMap(({ file, change }) => {
    const href = toFilePath(file, website.schemas);
    const original = findOriginal(file, website.schemas)?.file;
    return href === null || (original && readChange(website, original) === 'removed')
      ? []
      : [{ title: readTitle(file, readDraftFile(website, file).text), href, change, marks: [] }];
  });
}

/** Lists those of the changed entries whose files these are. */
export function listAlong(website: WebsiteFiles, files: Iterable<string>) {
  const paths = new Set([...files].map((file) => toFilePath(file, website.schemas)));
  return listChangedEntries(website).filter(({ href }) => paths.has(href));
}

/** Opens a file by its kind and its name in an address. Throws a Refusal (404) when there is none. */
export function openEntry(website: WebsiteFiles, kindId: string | undefined, id: string | undefined): OpenEntry {
  const kind = findWebsiteKind(kindId);
  const isWanted = (file: string) => kind !== undefined && toEntryId(kind, file, website.schemas) === id;
  const collection = kind?.collections.find((name) => listAllFilesOf(website, name).some(isWanted));
  const schema = website.schemas[collection ?? ''];
  const file = collection && listAllFilesOf(website, collection).find(isWanted);
  if (!kind || !id || !schema || !file) throw new Refusal('not-found');
  const draft = readDraftFile(website, file);
  const read = readContentText(file, draft.text);
  if ('mistake' in read) throw new Refusal('not-found');
  const title = createTitles(website)(file, draft.text);
  const markdown = trimBlankLines(read.markdown);
  return { kind, id, file, title, ...draft, schema, fields: toDayTexts(read.fields), markdown };
}

/** Whether an entry is there: published, new, or removed in the draft. */
export function hasEntry(website: WebsiteFiles, kindId: string | undefined, id: string | undefined): boolean {
  const kind = findWebsiteKind(kindId);
  return kind !== undefined && listEntries(website, [kind]).some((entry) => entry.id === id);
}

/** Opens the empty form of an entry that is not there yet, for example by its name in words. Throws a Refusal (404). */
export function openNewEntry(
  website: WebsiteFiles,
  kindId: string | undefined,
  id: string | undefined,
  name: string,
): OpenEntry {
  const kind = findWebsiteKind(kindId);
  const found = kind && id ? findNewFile(kind, id, website.schemas) : null;
  const schema = website.schemas[found?.collection ?? ''];
  if (!kind || !id || !found || !schema) throw new Refusal('not-found');
  const field = NAMING_FIELDS.find((key) => schema.schema.properties?.[key]);
  const fields = { ...(makeBlank(schema.schema) as object), ...(field && name && { [field]: name }) };
  const title = name === '' ? createTitles(website)(found.file, '') : name;
  const text = { text: '', markdown: '', version: NEW_FILE, change: null, changedByHand: null };
  return { kind, id, file: found.file, title, schema, fields, ...text };
}

/** Lists the files of a collection as they are in the draft, by their paths below the content folder. */
export function listFilesOf(website: WebsiteFiles, name: string): string[] {
  const changes = new Map(listChangedFiles(website).map(({ file, change }) => [file, change]));
  return listAllFilesOf(website, name).filter((file) => changes.get(file) !== 'removed');
}

/** Lists the files of a collection, also those that are removed in the draft. */
function listAllFilesOf(website: WebsiteFiles, name: string): string[] {
  const pattern = website.schemas[name]?.files;
  if (!pattern) return [];
  const changed = listChangedFiles(website).map(({ file }) => file);
  const published = globSync(pattern, { cwd: website.contentDir });
  return [...new Set([...published, ...changed.filter((file) => matchesGlob(file, pattern))])].sort();
}
