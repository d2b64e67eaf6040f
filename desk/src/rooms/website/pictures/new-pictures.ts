import { basename, dirname } from 'node:path';
import { addRecord } from '#frame/records.ts';
import type { Act, Visit } from '#frame/room.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { dropChange } from '../files/change-draft.ts';
import { readDraftFile } from '../files/content-draft.ts';
import { getWebsite } from '../judge-change.ts';
import { toEntryPath, WEBSITE_KINDS } from '../kinds.ts';
import { listEntries } from '../queries.ts';
import { PICTURES_PATH, toPictureAddress } from './picture-answer.ts';
import { listNewPictures } from './picture-files.ts';

/** The pictures of the draft that are not published yet. */
export type PicturesView = {
  pictures: readonly NewPicture[];
  isRemoved: boolean;
  isRefused: boolean;
};

type NewPicture = {
  file: string;
  address: string;
  /** The entries whose files name it, also those that are removed in the draft. */
  uses: readonly { title: string; href: string }[];
};

/** Reads the pictures with the entries that show them. */
export function readNewPictures(website: WebsiteFiles): NewPicture[] {
  const entries = listEntries(website, WEBSITE_KINDS);
  return listNewPictures(website).map((file) => {
    const folder = dirname(dirname(file));
    const name = `./${basename(dirname(file))}/${basename(file)}`;
    const uses = entries
      .filter((entry) => dirname(entry.file) === folder && readDraftFile(website, entry.file).text.includes(name))
      .map(({ kind, id, title }) => ({ title, href: toEntryPath(kind, id) }));
    return { file, address: toPictureAddress(file), uses };
  });
}

/** Takes a picture out of the draft that no entry shows. */
export async function removePicture(visit: Visit): ReturnType<Act<PicturesView>['act']> {
  const website = getWebsite(visit);
  const picture = readNewPictures(website).find(({ file }) => file === visit.field('file'));
  if (!picture || picture.uses.length > 0) return { refused: { isRefused: true } };
  dropChange(website, picture.file);
  await addRecord(visit.desk.db, { action: 'website-changed', subject: picture.file, ...visit.maker }, visit.now);
  return { to: `${PICTURES_PATH}?done=removed` };
}
