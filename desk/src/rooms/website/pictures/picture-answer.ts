import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { Refusal } from '@clinic/api/refusal.ts';
import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Answer, type Visit } from '#frame/room.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { readChange } from '../files/content-draft.ts';
import { hasPictures } from '../form/field-shapes.ts';
import { getWebsite } from '../judge-change.ts';
import { shrinkPicture } from './convert-picture.ts';
import { findPicture, listPictures } from './picture-files.ts';

/** The address of the small pictures in forms and lists. */
export const PICTURE_PATH = `${DESK_PATHS.website}/picture`;

/** The address of the list of all pictures. */
export const PICTURES_PATH = `${DESK_PATHS.website}/pictures`;

/** The address of a picture's page, by its path below the content folder. */
export const REPLACE_PATH = `${PICTURES_PATH}/replace`;
export const toReplacePath = (file: string) => `${REPLACE_PATH}?file=${encodeURIComponent(file)}`;

/** The folders beside a file in which fields name pictures. */
const FOLDERS = ['images', 'icons', 'drawings'];

/** A drawing that is opened by itself runs nothing, whatever it holds. */
const DRAWING_POLICY = "default-src 'none'; sandbox";

/** The address of a small picture, by its path below the content folder. */
export const toPictureAddress = (file: string) => `${PICTURE_PATH}?file=${encodeURIComponent(file)}`;

/** The address of the published picture, where the draft has another one. */
export const toPublishedAddress = (file: string) => `${PICTURE_PATH}?of=published&file=${encodeURIComponent(file)}`;

/** Lists the pictures beside a file that its form offers; `undefined` where no field holds one. */
export function offerPictures(website: WebsiteFiles, file: string, schema: FieldSchema) {
  if (!hasPictures(schema)) return undefined;
  const folder = dirname(file) === '.' ? '' : `${dirname(file)}/`;
  const paths = FOLDERS.map((name) => [
    name,
    listPictures(website, folder + name)
      .filter((picture) => readChange(website, `${folder}${name}/${picture}`) !== 'removed')
      .map((picture) => `./${name}/${picture}`),
  ]);
  return { address: toPictureAddress(folder), paths: Object.fromEntries(paths) };
}

/** Answers with a picture of the website as it is in the draft, small. Throws a Refusal (404). */
export async function answerPicture(visit: Visit): Promise<Answer> {
  const path = findPicture(getWebsite(visit), visit.query('file'), visit.query('of') === 'published');
  if (!path) throw new Refusal('not-found');
  const isDrawing = extname(path) === '.svg';
  const bytes = await (isDrawing ? readFile(path) : shrinkPicture(path)).catch(() => null);
  if (!bytes) throw new Refusal('not-found');
  return new Answer((reply) => {
    if (isDrawing) reply.header('content-security-policy', DRAWING_POLICY);
    return reply.type(isDrawing ? 'image/svg+xml' : 'image/webp').send(bytes);
  });
}
