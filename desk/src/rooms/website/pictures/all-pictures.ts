import { basename, dirname, relative } from 'node:path';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { type DraftChange, listBelow, listChangedFiles, readChange, readDraftFile } from '../files/content-draft.ts';
import { findKindOf, toEntryId, toEntryPath } from '../kinds.ts';
import { createTitles } from '../names.ts';
import { toPictureAddress } from './picture-answer.ts';
import { listAllPictures, PICTURE_ENDING } from './picture-files.ts';

const TEXT_FILE = /\.(?:ya?ml|md)$/;

/** A picture or a drawing of the website, as it is in the draft. */
export type PictureFile = {
  /** The path below the content folder. */
  file: string;
  address: string;
  /** `null` for one as it is published. */
  change: DraftChange | null;
  /** The files that name it, also those that are removed in the draft; `href` is `null` for one without a form. */
  uses: readonly { file: string; title: string; href: string | null }[];
};

/** Reads all pictures and drawings of the website, or those of these files, with where each is used. */
export function readPictures(website: WebsiteFiles, files = listAllPictures(website)): PictureFile[] {
  const readTitle = createTitles(website);
  const texts = readTexts(website);
  const toUse = ({ file, text }: Text) => {
    const kind = findKindOf(file, website.schemas);
    if (!kind) return { file, title: file, href: null };
    return { file, title: readTitle(file, text), href: toEntryPath(kind, toEntryId(kind, file, website.schemas)) };
  };
  return files.map((file) => {
    const uses = texts.filter(names(file)).map(toUse);
    return { file, address: toPictureAddress(file), change: readChange(website, file), uses };
  });
}

type Text = { file: string; folder: string; text: string };

/** The name is found faster than the path, and most texts lack it. */
const names =
  (picture: string) =>
  ({ folder, text }: Text): boolean =>
    text.includes(basename(picture)) && text.includes(relative(folder, picture));

/** Reads the texts that name a picture. A new text lies in the draft alone. */
function readTexts(website: WebsiteFiles): Text[] {
  const published = listBelow(website.contentDir);
  const changed = listChangedFiles(website).map(({ file }) => file);
  const files = [...new Set([...published, ...changed])].filter((file) => TEXT_FILE.test(file)).sort();
  return files.flatMap((file) => {
    const { text } = readDraftFile(website, file);
    return PICTURE_ENDING.test(text) ? { file, folder: dirname(file), text } : [];
  });
}
