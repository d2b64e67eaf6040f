import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { ENTRY_MARKS, type EntryMark } from '@clinic/contract/entry-marks.ts';
import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { listFiles } from '#lib/content/content-files.ts';
import { findAdvice } from '#lib/content/medical-files.ts';
import { listTexts } from '#lib/content/texts.ts';
import { readTranslation, translateEntry } from '#lib/content/translations.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { findSampleFacts } from './sample-facts.ts';
import { explainSamples } from './sample-leftovers.ts';

/** A clinic of its own, for which every sample is one that was left. */
const OWN_CLINIC = { name: { bold: '', light: '' }, isDemonstration: false };

/**
 * Finds the work that is left in each file, by their paths below the content folder. Files without any, and those that
 * cannot be read, are absent.
 */
export function listEntryMarks(contentDir: string): Record<string, EntryMark[]> {
  const languages = LANGUAGE_CODES.filter((code) => code !== ENGLISH && existsSync(join(contentDir, code)));
  const files = Object.values(COLLECTIONS)
    .flatMap(({ files }) => listFiles(contentDir, files))
    .flatMap((path) => {
      const content = readContentFile(join(contentDir, path));
      return 'fields' in content ? [{ path, ...content }] : [];
    });
  const stories = new Set(findSampleFacts(contentDir, files).mistakes.map(({ file }) => file));
  const marked = files.map(({ path, fields, markdown }) => {
    const texts = listTexts(path, fields, markdown);
    const translations = languages.map((language) => readTranslation(contentDir, language, path));
    const isMedical = findAdvice(path, fields, markdown) !== undefined;
    const found: Record<EntryMark, boolean> = {
      sample: stories.has(`content/${path}`) || texts.some((text) => explainSamples(text, OWN_CLINIC).length > 0),
      untranslated: translations.some((one) => !translateEntry(path, fields, markdown, one).isWhole),
      unreviewed: isUnreviewed(fields) || (isMedical && translations.some((one) => one && !one.reviewedBy)),
    };
    return [path, ENTRY_MARKS.filter((mark) => found[mark])] as const;
  });
  return Object.fromEntries(marked.filter(([, marks]) => marks.length > 0));
}

/** A service says who has checked it, when somebody has. */
function isUnreviewed(fields: unknown): boolean {
  const { review } = { ...(fields as { review?: { reviewer?: string } } | null) };
  return review !== undefined && !review.reviewer;
}
