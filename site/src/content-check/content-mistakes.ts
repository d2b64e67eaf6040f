import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { describeMistakes } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { COLLECTIONS } from '#schemas/collections.ts';
import type { ContentContext } from '#schemas/common.ts';
import { REGISTRATION_LABEL } from '#schemas/founder.ts';
import { listFiles, listMisnamed, PICTURE_NAME, readContentFile } from './content-files.ts';
import { explainIcon } from './service-icons.ts';

type Collections = typeof COLLECTIONS;
type Entries = {
  [Name in keyof Collections]: { file: string; data: z.infer<ReturnType<Collections[Name]['schema']>> }[];
};

const PICTURE_REMEDY = 'Write the path of a picture, for example: ./images/reception.webp';
/** `![Alternative text](./images/name.webp)`, but no address of the web or the site. */
const MARKDOWN_PICTURE = /!\[[^\]]*\]\(([^/\s):][^\s):]*)[^):]*\)/g;

/** Every mistake in a content folder, in one line each: file, field, remedy. `docs/decisions/018` says why. */
export async function findContentMistakes(contentDir: string): Promise<string[]> {
  const patterns = Object.values(COLLECTIONS).map(({ files }) => files);
  const mistakes = listMisnamed(contentDir, patterns).map(({ file, remedy }) => `${showFile(file)}: ${remedy}`);
  const entries: Record<string, unknown[]> = {};
  for (const [name, { files, schema }] of Object.entries(COLLECTIONS)) {
    entries[name] = [];
    for (const file of listFiles(contentDir, files)) {
      const content = readContentFile(join(contentDir, file));
      if ('mistake' in content) {
        mistakes.push(`${showFile(file)}: ${content.mistake}`);
        continue;
      }
      const result = await schema(createContext(contentDir, file)).safeParseAsync(content.fields);
      if (result.success) entries[name].push({ file: showFile(file), data: result.data });
      else mistakes.push(...describeMistakes(showFile(file), result.error));
      for (const [, path = ''] of content.markdown.matchAll(MARKDOWN_PICTURE)) {
        const remedy = await explainPicture(contentDir, file, path);
        if (remedy) mistakes.push(`${showFile(file)}: ${remedy}`);
      }
    }
  }
  return mistakes.length > 0 ? mistakes : compareFiles(contentDir, entries as Entries);
}

/** What the schemas of a file are made with here: pictures and entries of other collections are looked for. */
export function createContext(contentDir: string, file: string): ContentContext {
  const image = () =>
    z.string({ error: PICTURE_REMEDY }).superRefine(async (path, context) => {
      const message = await explainPicture(contentDir, file, path);
      if (message) context.addIssue({ code: 'custom', message });
    });
  const reference = (collection: keyof Collections) => {
    const ids = listFiles(contentDir, COLLECTIONS[collection].files).map((path) => basename(path, extname(path)));
    const entry = collection.replace(/s$/, '');
    return z.enum(ids, {
      error: ({ input }) => `${JSON.stringify(input)} is no ${entry}. Write one of: ${ids.join(', ')}`,
    });
  };
  return { image, reference } as unknown as ContentContext;
}

/** What to do about the path of a picture in a file; `undefined` when there is such a picture. */
async function explainPicture(contentDir: string, file: string, path: string): Promise<string | undefined> {
  if (!PICTURE_NAME.test(path)) return PICTURE_REMEDY;
  const picture = resolve(contentDir, dirname(file), path);
  if (!existsSync(picture)) return `"${path}" does not exist. Put the picture there, or write the path of another.`;
  const isReadable = await sharp(picture)
    .metadata()
    .then(Boolean, () => false);
  return isReadable ? undefined : `"${path}" cannot be read as a picture. Save it again as WebP or JPEG.`;
}

/** What no file can tell alone. */
function compareFiles(contentDir: string, { booking, doctors, founders, services }: Entries): string[] {
  const ids = booking.flatMap(({ data }) => getAllDoctors(data).map(({ id }) => id));
  const mistakes = doctors
    .filter(({ file }) => !ids.includes(basename(file, extname(file))))
    .map(({ file }) => `${file}: Rename this to the id of a doctor in booking.yaml, one of: ${ids.join(', ')}`);
  for (const { file, data } of services) {
    const remedy = explainIcon(contentDir, data.icon);
    if (remedy) mistakes.push(`${file}: icon: ${remedy}`);
  }
  const [, coFounder] = founders.sort((a, b) => a.data.order - b.data.order);
  if (!coFounder) mistakes.push(`${showFile('founders')}: Add a founder: the home page shows two.`);
  else if (!coFounder.data.details.some(({ label }) => label === REGISTRATION_LABEL)) {
    mistakes.push(`${coFounder.file}: details: Add one with the label: ${REGISTRATION_LABEL}`);
  }
  return mistakes;
}

/** As the writer knows it. */
function showFile(file: string): string {
  return `content/${file}`;
}
