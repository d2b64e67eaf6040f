// An entry that is removed takes along what is about it alone: its translations, its places in lists of other files, and
// the signs that nothing else shows. It brings back the same.
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, matchesGlob } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readContentText } from '@clinic/contract/content-file.ts';
import type { ContentSchema, NameKind } from '@clinic/contract/content-schemas.ts';
import { fileToTranslation } from '@clinic/contract/translatable-texts.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { type DraftChanges, listChangedFiles, locateFile, readDraftFile } from './files/content-draft.ts';
import { patchContentFile, trimBlankLines } from './files/patch-content-file.ts';
import { type EntryName, takeOutName } from './files/take-out-name.ts';
import { listFilesOf } from './queries.ts';
import { writeOrExplain } from './save.ts';
import { listTranslated } from './translations/translated-texts.ts';

/** The collections whose files are named in lists of other files. */
const NAME_KINDS = { services: 'service', signs: 'sign' } as const satisfies Record<string, NameKind>;

/** Returns the name by which lists of other files call a file; `null` for a file that no list names. */
export function findEntryName({ schemas }: WebsiteFiles, file: string): EntryName | null {
  const id = basename(file, extname(file));
  const found = Object.entries(NAME_KINDS).find(([name]) => schemas[name]?.files.replace('*', id) === file);
  return found ? { kind: found[1], id } : null;
}

/** Plans to take files out with their translations: no text of any of them. */
export function planRemoval(website: WebsiteFiles, files: readonly string[]): DraftChanges {
  const all = files.flatMap((file) => [file, ...listTranslationFiles(website, file)]);
  return new Map(all.map((file) => [file, null]));
}

/** Plans to take an entry's name out of the lists of other files, and to remove the signs that no other file shows. */
export function planTakingOut(website: WebsiteFiles, file: string): DraftChanges {
  const { text } = readDraftFile(website, file);
  const isShown = (sign: string) => listNaming(website, sign).some((naming) => naming !== file);
  const signs = listFilesOf(website, 'signs').filter((sign) => sign !== file && isNamedIn(website, file, text, sign));
  const lists = listNaming(website, file).map((naming) => {
    return [naming, withoutName(website, naming, readDraftFile(website, naming).text, file)] as const;
  });
  return new Map([
    ...lists,
    ...planRemoval(
      website,
      signs.filter((sign) => !isShown(sign)),
    ),
  ]);
}

/** Plans what comes back with a removed entry: all that its removal took along and nobody has changed since. */
export function planReturn(website: WebsiteFiles, file: string): DraftChanges {
  const removed = listChangedFiles(website).flatMap((one) => (one.change === 'removed' ? one.file : []));
  const { text } = readDraftFile(website, file);
  const signs = removed.filter((one) => isNamedIn(website, file, text, one));
  const files = [file, ...signs].flatMap((one) => [one, ...listTranslationFiles(website, one)]);
  const returned = files.filter((one) => removed.includes(one));
  const lists = listLists(website, file).filter(({ taken, now }) => taken === now);
  return new Map([
    ...returned.map((one) => [one, readDraftFile(website, one).text] as const),
    ...lists.map((one) => [one.file, one.published] as const),
  ]);
}

/** Lists the files whose published lists name an entry and whose changed ones do not. */
export function listStillWithout(website: WebsiteFiles, file: string): string[] {
  const lists = listLists(website, file).filter((one) => !isNamedIn(website, one.file, one.now, file));
  return lists.map((one) => one.file);
}

/** Lists the changed files whose published lists name an entry, each with three texts; `taken` is without the name. */
function listLists(website: WebsiteFiles, file: string) {
  return listChangedFiles(website).flatMap(({ file: one, change }) => {
    if (change !== 'changed') return [];
    const published = readFileSync(locateFile(website, one).published, 'utf8');
    const taken = withoutName(website, one, published, file);
    return taken === published ? [] : [{ file: one, published, taken, now: readDraftFile(website, one).text }];
  });
}

/** Lists the files of the draft whose lists name an entry. */
function listNaming(website: WebsiteFiles, file: string): string[] {
  const kind = findEntryName(website, file)?.kind;
  const hasNames = ({ schema }: ContentSchema) => JSON.stringify(schema).includes(`"of":"${kind}"`);
  const collections = Object.keys(website.schemas).filter((name) => hasNames(website.schemas[name] as ContentSchema));
  const files = collections.flatMap((name) => listFilesOf(website, name));
  return files.filter((one) => isNamedIn(website, one, readDraftFile(website, one).text, file));
}

const isNamedIn = (...given: Parameters<typeof readWithoutName>) => readWithoutName(...given) !== null;

/** Returns the text of a file without the name of another; as it is where it does not name it, or cannot be patched. */
function withoutName(website: WebsiteFiles, file: string, text: string, named: string): string {
  const wanted = readWithoutName(website, file, text, named);
  const written = wanted && writeOrExplain(() => patchContentFile(file, text, wanted));
  return written && 'text' in written ? written.text : text;
}

/** Reads a file without the name of another in its lists; `null` where none names it. */
function readWithoutName(website: WebsiteFiles, file: string, text: string, named: string) {
  const name = findEntryName(website, named);
  const schema = Object.values(website.schemas).find(({ files }) => matchesGlob(file, files))?.schema;
  if (!name || !schema || !text.includes(name.id)) return null;
  const read = readContentText(file, text);
  if ('mistake' in read) return null;
  const fields = takeOutName(schema, read.fields, name);
  return isDeepStrictEqual(fields, read.fields) ? null : { fields, markdown: trimBlankLines(read.markdown) };
}

function listTranslationFiles(website: WebsiteFiles, file: string): string[] {
  const files = listTranslated(website).map(({ code }) => fileToTranslation(code, file));
  return files.filter((one) => Object.values(locateFile(website, one)).some((path) => existsSync(path)));
}
