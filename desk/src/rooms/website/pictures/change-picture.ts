import { dirname, extname, join } from 'node:path';
import { Refusal } from '@clinic/api/refusal.ts';
import { readContentText } from '@clinic/contract/content-file.ts';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { addRecord } from '#frame/records.ts';
import type { Act, Visit } from '#frame/room.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { putBackDraftFile, removeDraftFile, saveDraftFile } from '../files/change-draft.ts';
import { readDraftFile } from '../files/content-draft.ts';
import { keepOwnContent } from '../files/own-content.ts';
import { getWebsite, judgeChange } from '../judge-change.ts';
import { keepChange, UNSAVED } from '../keep-change.ts';
import { type PictureFile, readPictures } from './all-pictures.ts';
import { PICTURES_PATH, toReplacePath } from './picture-answer.ts';
import { findPicture } from './picture-files.ts';
import { prepareUpload } from './prepare-upload.ts';
import type { PicturesView, PictureView } from './view.ts';

/** The name of the control for the file. */
export const PICTURE_FIELD = 'picture';

const words = {
  none: 'Choose a file first.',
  isOutdated: 'Somebody has changed this picture just now, so nothing is done. Look at it, and try again.',
  isUsed: 'This picture stays: a page shows it, or it is removed already.',
} as const;

type Outcome = ReturnType<Act<PictureView>['act']>;

/** Opens the picture that the address names. Throws a Refusal (404) when there is none. */
export function openPicture(visit: Visit): PictureFile {
  const website = getWebsite(visit);
  const file = visit.query('file');
  const [picture] = findPicture(website, file) ? readPictures(website, [file]) : [];
  if (!picture) throw new Refusal('not-found');
  return picture;
}

/** Gives a picture another file under its name, which all pages that show it take over. */
export async function replacePicture(visit: Visit): Outcome {
  const picture = openPicture(visit);
  const { file } = picture;
  const upload = visit.uploads.find(({ field }) => field === PICTURE_FIELD);
  if (!upload) return refuse([words.none]);
  const prepared = await prepareUpload(upload, extname(file));
  if ('mistake' in prepared) return refuse([prepared.mistake]);
  const mistakes = await judgePicture(visit, picture, prepared.made);
  if (mistakes.length > 0) return refuse(mistakes);
  return keep(visit, file, 'replaced', () =>
    saveDraftFile(getWebsite(visit), file, prepared.made, visit.field('version')),
  );
}

/** Puts a removed picture back, and gives a replaced one its published file again. */
export async function putBackPicture(visit: Visit): Outcome {
  const { file } = openPicture(visit);
  return keep(visit, file, 'back', () => putBackDraftFile(getWebsite(visit), file, visit.field('version')));
}

/** Removes a picture in the draft that nothing names. One that was never published is gone at once. */
export async function removePicture(visit: Visit): ReturnType<Act<PicturesView>['act']> {
  const website = getWebsite(visit);
  const picture = readPictures(website).find(({ file }) => file === visit.field('file'));
  if (!picture || picture.change === 'removed' || picture.uses.length > 0)
    return { refused: { refused: words.isUsed } };
  const { file } = picture;
  await keepOwnContent(website);
  const { version } = readDraftFile(website, file);
  const outcome = keepChange(visit, () => removeDraftFile(website, file, version));
  if (outcome === 'unsaved') return { refused: { refused: UNSAVED } };
  await record(visit, file);
  return { to: `${PICTURES_PATH}?done=removed` };
}

async function keep(visit: Visit, file: string, done: PictureView['done'], change: () => 'saved' | 'outdated') {
  const outcome = keepChange(visit, change);
  if (outcome === 'unsaved') return refuse([UNSAVED]);
  if (outcome === 'outdated') return { ...refuse([words.isOutdated]), status: 409 };
  await record(visit, file);
  return { to: `${toReplacePath(file)}&done=${done}` };
}

/** Checks the whole content with another file for a picture. What is wrong with other pictures refuses nothing here. */
async function judgePicture(visit: Visit, { file, uses }: PictureFile, bytes: Buffer): Promise<string[]> {
  const website = getWebsite(visit);
  const { stops, others } = await judgeChange(visit, file, bytes);
  const isUse = (mistake: ContentMistake) => uses.some((use) => use.file === mistake.file);
  const own = others.filter((mistake) => isUse(mistake) && isAbout(website, mistake, file));
  return [...new Set([...stops, ...own].map(({ message }) => message))];
}

/** Whether a mistake is about a picture: at the field that names it, or it names the picture itself, as in Markdown. */
function isAbout(website: WebsiteFiles, { file, path, message }: ContentMistake, picture: string): boolean {
  const read = readContentText(file, readDraftFile(website, file).text);
  let value: unknown = 'fields' in read ? read.fields : null;
  for (const key of path) value = (value as Record<string | number, unknown> | null)?.[key];
  const names = typeof value === 'string' ? [value] : (message.match(/[^"() ]+\.\w+/g) ?? []);
  return names.some((name) => join(dirname(file), name) === picture);
}

const record = (visit: Visit, file: string) =>
  addRecord(visit.desk.db, { action: 'website-changed', subject: file, ...visit.maker }, visit.now);

const refuse = (mistakes: string[]) => ({ refused: { mistakes }, data: { mistakes } });
