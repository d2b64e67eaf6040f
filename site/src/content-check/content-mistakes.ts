import { basename, dirname, extname, join } from 'node:path';
import { describeMistakes } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { FILE_WITH_MAIL_MARKS, MAIL_MARK_NAMES } from '#lib/mail/mail-marks.ts';
import { fillMarks, listUnknownMarks, MARK_NAMES, type Marks } from '#lib/reading/marks.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import type { ContentContext } from '#schemas/common.ts';
import { findWeakContrast } from './brand-contrast.ts';
import { findOpenDaysCalledClosed } from './closed-days.ts';
import { compareFiles, type Entries, listPages } from './compare-files.ts';
import { addDoctorMark, DOCTORS_FOLDER, listFiles, listMisnamed, readContentFile, readMarks } from './content-files.ts';
import { findDeadLinks } from './dead-links.ts';
import { findEarlyArrivals } from './early-arrival.ts';
import { explainPicture, findDoublePictures, PICTURE_REMEDY } from './pictures.ts';
import { findSampleLeftovers } from './sample-leftovers.ts';
import { type ContentText, listTexts, toMistake } from './texts.ts';
import { findTypedNames } from './typed-names.ts';

type Collections = typeof COLLECTIONS;

/** The API reads this file and does not fill in marks. */
const FILE_WITHOUT_MARKS = 'booking.yaml';

/** A picture in Markdown with a relative path: `![Alternative text](./images/name.webp)` */
const MARKDOWN_PICTURE = /!\[[^\]]*\]\(([^/\s):][^\s):]*)[^):]*\)/g;

/** Finds every mistake in a content folder, in one line each: file, field, remedy (docs/decisions/018). */
export async function findContentMistakes(contentDir: string): Promise<string[]> {
  const patterns = Object.values(COLLECTIONS).map(({ files }) => files);
  const mistakes = listMisnamed(contentDir, patterns).map(({ file, remedy }) => `${showFile(file)}: ${remedy}`);
  mistakes.push(...findDoublePictures(contentDir));
  const marks = readMarks(contentDir);
  const entries: Record<string, unknown[]> = {};
  const texts: ContentText[] = [];
  for (const [name, { files, schema }] of Object.entries(COLLECTIONS)) {
    entries[name] = [];
    for (const file of listFiles(contentDir, files)) {
      const content = readContentFile(join(contentDir, file));
      if ('mistake' in content) {
        mistakes.push(`${showFile(file)}: ${content.mistake}`);
        continue;
      }
      const fileTexts = listTexts(showFile(file), content.fields, content.markdown);
      texts.push(...fileTexts);
      mistakes.push(...fileTexts.flatMap(explainMarks));
      const fields =
        file === FILE_WITHOUT_MARKS
          ? content.fields
          : fillMarks(content.fields, addDoctorMark(contentDir, file, marks));
      const result = await schema(createContext(contentDir, file)).safeParseAsync(fields);
      if (result.success) entries[name].push({ file: showFile(file), data: result.data });
      else mistakes.push(...describeMistakes(showFile(file), result.error));
      for (const [, path = ''] of content.markdown.matchAll(MARKDOWN_PICTURE)) {
        const remedy = await explainPicture(contentDir, file, path);
        if (remedy) mistakes.push(`${showFile(file)}: ${remedy}`);
      }
    }
  }
  return mistakes.length > 0 ? mistakes : findMistakesAcross(contentDir, entries as Entries, texts, marks);
}

/** Creates the context for a file's schemas. It checks that pictures and entries of other collections exist. */
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

/** Finds mistakes that show only when files are compared. Each file is valid by itself. */
async function findMistakesAcross(
  contentDir: string,
  entries: Entries,
  texts: ContentText[],
  marks: Marks,
): Promise<string[]> {
  const [clinic] = entries.clinic;
  const [booking] = entries.booking;
  if (!clinic || !booking) return [];
  return [
    ...findWeakContrast(clinic.data.colors),
    ...(await compareFiles(contentDir, entries)),
    ...findDeadLinks(
      texts.map((text) => ({ ...text, text: fillMarks(text.text, marks) })),
      listPages(entries),
    ),
    ...findSampleLeftovers(texts, clinic.data),
    ...findTypedNames(texts, booking.data),
    ...findOpenDaysCalledClosed(texts, clinic.data, booking.data),
    ...findEarlyArrivals(texts, clinic.data, booking.data),
  ];
}

function explainMarks(text: ContentText): string[] {
  const isFilled = text.file !== showFile(FILE_WITHOUT_MARKS);
  const names = [...listOwnMarks(text.file), ...MARK_NAMES];
  const remedy = isFilled
    ? `Write one of: ${names.map((name) => `{${name}}`).join(', ')}`
    : 'Write the words themselves: nothing is filled in here.';
  const unknown = isFilled ? listUnknownMarks(text.text, names) : (text.text.match(/\{[^{}]*\}/g) ?? []);
  return unknown.map((mark) => toMistake(text, `"${mark}" stands for nothing. ${remedy}`));
}

/** Lists the marks that stand for something in this file alone. */
function listOwnMarks(file: string): readonly string[] {
  if (file === showFile(FILE_WITH_MAIL_MARKS)) return MAIL_MARK_NAMES;
  return dirname(file) === showFile(DOCTORS_FOLDER) ? ['doctor'] : [];
}

function showFile(file: string): string {
  return `content/${file}`;
}
