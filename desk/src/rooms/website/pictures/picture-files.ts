import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { toEntryName } from '../entry-name.ts';
import { writeDraftFile } from '../files/change-draft.ts';
import { listBelow, listChangedFiles, locateFile } from '../files/content-draft.ts';

/** The endings of pictures and drawings, also in a text that names some. */
export const PICTURE_ENDING = /\.(?:avif|gif|jpe?g|png|svg|webp)\b/i;

/** Whether a file is a picture or a drawing, by its name. */
export const isPicture = (file: string) => PICTURE_ENDING.test(extname(file));

/** Lists the pictures in a folder below the content folder, published or new, by their names. */
export function listPictures({ contentDir, draftDir }: WebsiteFiles, folder: string): string[] {
  const folders = [join(contentDir, folder), join(draftDir, 'files', folder)];
  const names = folders.flatMap((path) => (existsSync(path) ? readdirSync(path) : []));
  return [...new Set(names.filter(isPicture))].sort();
}

/** Lists the pictures of the whole website, also those that are removed in the draft, by their paths below its folder. */
export function listAllPictures({ contentDir, draftDir }: WebsiteFiles): string[] {
  const files = [contentDir, join(draftDir, 'files')].flatMap(listBelow);
  return [...new Set(files.filter(isPicture))].sort();
}

/** Counts the pictures of the whole website, and those of them that are not published as they are in the draft. */
export function countPictures(website: WebsiteFiles) {
  const changed = listChangedFiles(website).filter(({ file }) => isPicture(file)).length;
  return { count: listAllPictures(website).length, changed };
}

/**
 * Finds a picture on the disk by its path below the content folder, as it is in the draft or published; `null` when there
 * is none.
 */
export function findPicture(website: WebsiteFiles, file: string, isPublished = false): string | null {
  if (file.split(/[\\/]/).includes('..') || !listPictures(website, dirname(file)).includes(basename(file))) return null;
  const { changed, published } = locateFile(website, file);
  return existsSync(changed) && !isPublished ? changed : published;
}

/**
 * Writes a picture into a folder of the draft, under a name like its own that no picture there has, whatever its ending:
 * `IMG 2034.JPG` -> `img-2034.webp`. The same picture is not written twice. Returns its name.
 */
export function keepPicture(website: WebsiteFiles, folder: string, own: string, ending: string, bytes: Buffer): string {
  const known = listPictures(website, folder);
  const words = `picture ${basename(own, extname(own))}`;
  const name = toEntryName(words).replace(/^picture-(?=.)/, '');
  for (let number = 1; ; number += 1) {
    const stem = number === 1 ? name : `${name}-${number}`;
    const twin = known.find((one) => basename(one, extname(one)).toLowerCase() === stem);
    const path = twin && findPicture(website, join(folder, twin));
    if (path && extname(path) === ending && readFileSync(path).equals(bytes)) return twin;
    if (twin) continue;
    writeDraftFile(website, join(folder, stem + ending), bytes);
    return stem + ending;
  }
}
