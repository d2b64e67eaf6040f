import { readdirSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { DOCTORS_FOLDER, fileToId, isEntryName, listNames } from '#lib/content/content-files.ts';
import { toMistake } from '#lib/content/texts.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { SIGNATURES_FILE } from '../review-sheet/signatures.ts';
import { PICTURE_NAME } from './pictures.ts';

const PICTURES_FOLDER = 'images';
const TRANSLATIONS: string[] = LANGUAGE_CODES.filter((code) => code !== ENGLISH);
const DRAWING_FOLDERS = ['services/icons', 'services/drawings'];
/** The pages that the footer links to. */
const NEEDED_PAGES = ['accessibility', 'portal', 'pricing', 'privacy', 'visit'].map((page) => `pages/${page}.md`);

/** Finds files and folders that nothing reads, and file names that cannot be. */
export function findMisnamedFiles(contentDir: string, doctorIds: string[] | undefined): ContentMistake[] {
  const patterns = Object.values(COLLECTIONS).map(({ files }) => files);
  const known = [PICTURES_FOLDER, SIGNATURES_FILE, ...patterns.map((pattern) => pattern.replace(/\/.*/, ''))];
  const misnamed = patterns
    .filter((pattern) => pattern.includes('*'))
    .flatMap((pattern) =>
      listNames(join(contentDir, dirname(pattern)))
        .map((name) => join(dirname(pattern), name))
        .filter((path) => !DRAWING_FOLDERS.includes(path) && path !== join(dirname(pattern), PICTURES_FOLDER))
        .map((path) => ({ path, remedy: explainName(path, pattern, doctorIds) })),
    );
  return [
    ...listNames(contentDir)
      .filter((name) => !known.includes(name) && !TRANSLATIONS.includes(name))
      .map((path) => ({ path, remedy: `Nothing reads this. Remove it, or rename it to one of: ${known.join(', ')}` })),
    ...misnamed,
    ...NEEDED_PAGES.filter(
      (page) => !listNames(join(contentDir, dirname(page))).includes(page.replace(/.*\//, '')),
    ).map((path) => ({ path, remedy: 'This file is missing: the footer leads to its page. Restore it.' })),
    ...listTwins(contentDir),
  ].flatMap(({ path, remedy }) => (remedy ? [toMistake({ file: `content/${path}`, field: '' }, remedy)] : []));
}

function explainName(path: string, pattern: string, doctorIds: string[] | undefined): string | undefined {
  const id = fileToId(path);
  if (PICTURE_NAME.test(path)) return `Move this picture into the folder ${PICTURES_FOLDER}.`;
  if (!isEntryName(path.replace(/.*\//, ''), pattern)) {
    const words = id.toLowerCase().match(/[a-z0-9]+/g) ?? ['new-name'];
    const ending = extname(pattern);
    return `Rename this to lower-case letters, digits and hyphens with the ending ${ending}, for example: ${words.join('-')}${ending}`;
  }
  if (dirname(path) === DOCTORS_FOLDER && doctorIds && !doctorIds.includes(id)) {
    return `Rename this to the id of a doctor in booking.yaml, one of: ${doctorIds.join(', ')}`;
  }
  if (pattern === COLLECTIONS.posts.files && /^\d+$/.test(id)) {
    return `Rename this: /blogs/${id} is a page of the list of posts. Write for example: post-${id}.md`;
  }
  return undefined;
}

/** Lists pictures whose names differ only by their endings, so that it is unclear which one is meant. */
function listTwins(contentDir: string): { path: string; remedy: string }[] {
  const paths = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  const pictures = Object.groupBy(paths.filter((path) => PICTURE_NAME.test(path)).sort(), (path) =>
    path.replace(PICTURE_NAME, ''),
  );
  return Object.values(pictures).flatMap(([path = '', ...others] = []) => {
    const beside = others.map((other) => relative(dirname(path), other)).join(', ');
    const remedy = `${beside} lies beside it. Remove the one that is not meant, and name the other in the texts.`;
    return others.length > 0 ? [{ path, remedy }] : [];
  });
}
