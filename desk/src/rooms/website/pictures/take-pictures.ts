import { dirname, join } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { Visit } from '#frame/room.ts';
import type { Upload } from '#frame/uploads.ts';
import { findField } from '../form/apply-step.ts';
import { getPictureFolder } from '../form/field-shapes.ts';
import { readSchemaForm } from '../form/read-form.ts';
import { FILE_MARK } from '../form/sent-values.ts';
import { getWebsite } from '../judge-change.ts';
import { keepChange, UNSAVED } from '../keep-change.ts';
import type { OpenEntry } from '../queries.ts';
import { keepPicture } from './picture-files.ts';
import { prepareUpload } from './prepare-upload.ts';

type Fields = Record<string, unknown>;

/**
 * Keeps the pictures that were sent with an entry's form in the draft, so that none has to be chosen again when the form
 * is refused. Resolves to the form with their paths in their fields, and the mistakes of those that cannot be used.
 */
export async function takePictures(visit: Visit, entry: OpenEntry) {
  const body: Fields = { ...(visit.body as Fields | null) };
  const typed = readSchemaForm(entry.schema.schema, body);
  const mistakes: ContentMistake[] = [];
  for (const upload of visit.uploads) {
    const path = upload.field.slice(0, -FILE_MARK.length);
    const schema = upload.field.endsWith(FILE_MARK) && findField(entry.schema.schema, typed, path);
    if (!schema || (schema.of !== 'picture' && schema.of !== 'drawing')) continue;
    const kept = await takeFile(visit, entry, schema, upload);
    if ('mistake' in kept) mistakes.push({ file: entry.file, path: path.split('.'), message: kept.mistake });
    else body[path] = kept.path;
  }
  return { body, mistakes };
}

async function takeFile(visit: Visit, { file }: OpenEntry, schema: FieldSchema, upload: Upload) {
  const folder = getPictureFolder(schema);
  const ending = schema.of === 'drawing' ? '.svg' : '.webp';
  const prepared = await prepareUpload(upload, ending);
  if ('mistake' in prepared) return prepared;
  const name = keepChange(visit, () =>
    keepPicture(getWebsite(visit), join(dirname(file), folder), upload.name, ending, prepared.made),
  );
  return name === 'unsaved' ? { mistake: UNSAVED } : { path: `./${folder}/${name}` };
}
