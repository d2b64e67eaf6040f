import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { describeContentMistake, listSchemaMistakes } from '@clinic/contract/content-mistake.ts';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import { z } from 'astro/zod';
import { listFiles } from '#lib/content/content-files.ts';
import { addDoctorMark, readMarks } from '#lib/content/content-marks.ts';
import { type ContentText, listTexts, toMistake } from '#lib/content/texts.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import type { ContentContext } from '#schemas/common.ts';
import { checkTranslations, type Original } from './check-translations.ts';
import { compareFiles } from './compare-files.ts';
import { explainDrawing } from './drawings.ts';
import type { Entries } from './entries.ts';
import { findMisnamedFiles } from './file-names.ts';
import type { Told } from './findings.ts';
import { explainUnknown, readKnownNames } from './known-names.ts';
import { explainUnsafeMarkdown } from './markdown-safety.ts';
import { explainPicture, PICTURE_REMEDY } from './pictures.ts';
import { findSampleFacts } from './sample-facts.ts';
import { explainMarks, FILE_WITHOUT_MARKS } from './text-marks.ts';

/** A picture in Markdown with a relative path: `![Alternative text](./images/name.webp)` */
const MARKDOWN_PICTURE = /!\[[^\]]*\]\(([^/\s):][^\s):]*)[^):]*\)/g;

const NOTHING: Told = { mistakes: [], notes: [] };

/** Finds every mistake in a content folder, in one line each: file, field, remedy (docs/decisions/010). */
export async function findContentMistakes(contentDir: string): Promise<string[]> {
  return (await checkContent(contentDir)).mistakes.map(describeContentMistake);
}

/**
 * Finds mistakes, and notes what is shown in English because a translation is missing. Each stage needs one without
 * mistakes.
 */
export async function checkContent(contentDir: string): Promise<Told> {
  const names = readKnownNames(contentDir);
  const mistakes = findMisnamedFiles(contentDir, names.doctor);
  const marks = readMarks(contentDir);
  const entries: Record<string, unknown[]> = {};
  const texts: ContentText[] = [];
  const originals: Original[] = [];
  for (const [name, { files, schema }] of Object.entries(COLLECTIONS)) {
    entries[name] = [];
    for (const path of listFiles(contentDir, files)) {
      const file = `content/${path}`;
      const tell = (remedy: string) => toMistake({ file, field: '' }, remedy);
      const content = readContentFile(join(contentDir, path));
      if ('mistake' in content) {
        mistakes.push(tell(content.mistake));
        continue;
      }
      const { fields, markdown } = content;
      const fileTexts = listTexts(file, fields, markdown);
      texts.push(...fileTexts);
      mistakes.push(
        ...fileTexts.flatMap((text) => explainMarks(path, text.text).map((remedy) => toMistake(text, remedy))),
      );
      const ownMarks = path === FILE_WITHOUT_MARKS ? {} : addDoctorMark(contentDir, path, marks);
      const hasProfile = fileTexts.some(({ field }) => field.startsWith('profile.'));
      const context = createContext(contentDir, path, names, hasProfile);
      const result = await schema(context).safeParseAsync(fillMarks(fields, ownMarks));
      originals.push({ path, fields, markdown, schema, marks: ownMarks });
      if (result.success) entries[name].push({ file, data: result.data });
      else mistakes.push(...listSchemaMistakes(file, result.error));
      mistakes.push(...explainUnsafeMarkdown(markdown).map(tell));
      for (const [, picture = ''] of markdown.matchAll(MARKDOWN_PICTURE)) {
        const remedy = await explainPicture(contentDir, path, picture);
        if (remedy) mistakes.push(tell(remedy));
      }
    }
  }
  const valid = entries as Entries;
  const [clinic] = valid.clinic;
  if (mistakes.length > 0 || !clinic) return { mistakes, notes: [] };
  const sample = clinic.data.isDemonstration ? NOTHING : findSampleFacts(contentDir, originals);
  mistakes.push(...compareFiles(valid, texts, marks), ...sample.mistakes);
  if (mistakes.length > 0) return { mistakes, notes: sample.notes };
  const translated = await checkTranslations({ contentDir, originals, clinic: clinic.data });
  return { ...translated, notes: [...sample.notes, ...translated.notes] };
}

/** Reads the fields of every file that has some, for the list of the sample's facts. */
export function readSampleFiles(contentDir: string): { path: string; fields: unknown }[] {
  return Object.values(COLLECTIONS).flatMap(({ files }) =>
    listFiles(contentDir, files).flatMap((path) => {
      const content = readContentFile(join(contentDir, path));
      return 'fields' in content ? [{ path, fields: content.fields }] : [];
    }),
  );
}

/** Creates the context for a file's schemas. It looks whether pictures, drawings and names of other files exist. */
export function createContext(
  contentDir: string,
  file: string,
  names = readKnownNames(contentDir),
  hasProfile = false,
): ContentContext {
  const refuse = (context: z.RefinementCtx, message: string | undefined) => {
    if (message) context.addIssue({ code: 'custom', message });
  };
  const image = () =>
    z
      .string({ error: PICTURE_REMEDY })
      .superRefine(async (path, context) => refuse(context, await explainPicture(contentDir, file, path, hasProfile)));
  const explainService = (name: unknown) => explainUnknown(names, 'service', name);
  const reference = () =>
    z
      .string({ error: ({ input }) => explainService(input) })
      .superRefine((name, context) => refuse(context, explainService(name)));
  const mustExist: ContentContext['mustExist'] = (kind) => (name, context) =>
    refuse(context, kind === 'drawing' ? explainDrawing(contentDir, file, name) : explainUnknown(names, kind, name));
  return { image, reference, mustExist } as unknown as ContentContext;
}
