import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@clinic/api/refusal.ts';
import { readContentText } from '@clinic/contract/content-file.ts';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { type DraftFile, listChangedFiles, readDraftFile } from './files/content-draft.ts';
import { toDayTexts } from './files/day-texts.ts';
import { findWebsiteKind, toEntryId, WEBSITE_KINDS, type WebsiteKind } from './kinds.ts';
import { createTitles } from './names.ts';

/** A file in a list. */
export type WebsiteEntry = { kind: WebsiteKind; id: string; file: string; title: string; isChanged: boolean };

/** A file with what its form needs. `fields` has days as texts, `YYYY-MM-DD`. */
export type OpenEntry = WebsiteEntry &
  Omit<DraftFile, 'isChanged'> & {
    schema: ContentSchema;
    fields: unknown;
    markdown: string;
  };

/** Lists the kinds, each with its number of files and of those that are changed and not published. */
export function countKinds(website: WebsiteFiles) {
  const changed = new Set(listChangedFiles(website));
  return WEBSITE_KINDS.map(({ id, title, collections }) => {
    const files = collections.flatMap((name) => listFilesOf(website, name));
    return { id, title, count: files.length, changed: files.filter((file) => changed.has(file)).length };
  });
}

/** Lists the files of a kind, or of all kinds, whose text holds these words. */
export function listEntries(website: WebsiteFiles, kinds: readonly WebsiteKind[], words = ''): WebsiteEntry[] {
  const wanted = words.trim().toLowerCase();
  const readTitle = createTitles(website);
  return kinds.flatMap((kind) =>
    kind.collections.flatMap((name) =>
      listFilesOf(website, name).flatMap((file) => {
        const { text, isChanged } = readDraftFile(website, file);
        if (!text.toLowerCase().includes(wanted)) return [];
        const id = toEntryId(kind, file, website.schemas);
        return [{ kind, id, file, title: readTitle(file, text), isChanged }];
      }),
    ),
  );
}

/** Opens a file by its kind and its name in an address. Throws a Refusal (404) when there is none. */
export function openEntry(website: WebsiteFiles, kindId: string | undefined, id: string | undefined): OpenEntry {
  const kind = findWebsiteKind(kindId);
  const isWanted = (file: string) => kind !== undefined && toEntryId(kind, file, website.schemas) === id;
  const collection = kind?.collections.find((name) => listFilesOf(website, name).some(isWanted));
  const schema = website.schemas[collection ?? ''];
  const file = collection && listFilesOf(website, collection).find(isWanted);
  if (!kind || !id || !schema || !file) throw new Refusal('not-found');
  const draft = readDraftFile(website, file);
  const read = readContentText(file, draft.text);
  if ('mistake' in read) throw new Refusal('not-found');
  const title = createTitles(website)(file, draft.text);
  return { kind, id, file, title, ...draft, schema, fields: toDayTexts(read.fields), markdown: read.markdown };
}

/** Finds the kind of a file by its path below the content folder. */
export function findKindOf(website: WebsiteFiles, file: string): WebsiteKind | undefined {
  return WEBSITE_KINDS.find(({ collections }) => collections.some((name) => listFilesOf(website, name).includes(file)));
}

/** Finds the description of a file by its path below the content folder; `undefined` for one of another kind, a picture say. */
export function findCollection(website: WebsiteFiles, file: string): ContentSchema | undefined {
  const name = Object.keys(website.schemas).find((each) => listFilesOf(website, each).includes(file));
  return name === undefined ? undefined : website.schemas[name];
}

/** Lists the files of a collection, by their paths below the content folder. */
export function listFilesOf({ contentDir, schemas }: WebsiteFiles, name: string): string[] {
  const files = schemas[name]?.files;
  if (!files) return [];
  if (!files.includes('*')) return existsSync(join(contentDir, files)) ? [files] : [];
  return globSync(files, { cwd: contentDir }).sort();
}
