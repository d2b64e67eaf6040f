import { dirname, join } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { Visit } from '#frame/room.ts';
import { UPLOAD_MAX_BYTES, type Upload } from '#frame/uploads.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { findField } from '../form/apply-step.ts';
import { getPictureFolder } from '../form/field-shapes.ts';
import { readSchemaForm } from '../form/read-form.ts';
import { FILE_MARK } from '../form/sent-values.ts';
import type { OpenEntry } from '../queries.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { convertPicture } from './convert-picture.ts';
import { keepPicture } from './picture-files.ts';

const BYTES_PER_MB = 1024 * 1024;

const TOO_HEAVY = `This file is heavier than ${UPLOAD_MAX_BYTES / BYTES_PER_MB} MB, or all files of this form are too heavy together. Save what is here, choose fewer at once, or save the picture smaller.`;

type Fields = Record<string, unknown>;

/**
 * Keeps the pictures that were sent with an entry's form in the draft, so that none has to be chosen again when the form
 * is refused. Resolves to the form with their paths in their fields, and the mistakes of those that cannot be used.
 */
export async function takePictures(website: WebsiteFiles, visit: Visit, entry: OpenEntry) {
  const body: Fields = { ...(visit.body as Fields | null) };
  const typed = readSchemaForm(entry.schema.schema, body);
  const mistakes: ContentMistake[] = [];
  for (const upload of visit.uploads) {
    const path = upload.field.slice(0, -FILE_MARK.length);
    const schema = upload.field.endsWith(FILE_MARK) && findField(entry.schema.schema, typed, path);
    if (!schema || (schema.of !== 'picture' && schema.of !== 'drawing')) continue;
    const kept = await takeFile(website, entry, schema, upload);
    if ('mistake' in kept) mistakes.push({ file: entry.file, path: path.split('.'), message: kept.mistake });
    else body[path] = kept.path;
  }
  return { body, mistakes };
}

async function takeFile(website: WebsiteFiles, { file }: OpenEntry, schema: FieldSchema, { name, bytes }: Upload) {
  if (!bytes) return { mistake: TOO_HEAVY };
  const folder = getPictureFolder(schema);
  const keep = (ending: string, made: Buffer) => {
    return { path: `./${folder}/${keepPicture(website, join(dirname(file), folder), name, ending, made)}` };
  };
  if (schema.of === 'drawing') {
    const cleaned = await cleanDrawing(bytes);
    return 'mistake' in cleaned ? cleaned : keep('.svg', Buffer.from(cleaned.svg));
  }
  const converted = await convertPicture(bytes);
  return 'mistake' in converted ? converted : keep('.webp', converted.webp);
}
