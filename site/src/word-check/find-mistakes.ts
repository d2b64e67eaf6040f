import { findAvoidedPhrases } from './avoided-phrases.ts';
import { findRepeats } from './repeats.ts';
import { findMisplacedSigns } from './sign-places.ts';
import { readWording, readWrittenPages } from './written-pages.ts';

/** Fields that may repeat a sentence: a picture may be shown twice, and search results may quote the page. */
const ASIDE_FIELD = /(^|\.)(alt|metaDescription)$/;

/** The file that defines the values of marks. */
const SOURCE_OF_MARKS = 'clinic.yaml';

/**
 * Returns a line for each sentence that occurs twice, for each phrase that `content/wording.yaml` tells to avoid, and
 * for each emergency sign for which a page only says to call.
 */
export function findWordMistakes(contentDir: string): string[] {
  const texts = readWrittenPages(contentDir).flatMap((page) => page.texts);
  const repeats = findRepeats(texts.filter(({ field }) => !ASIDE_FIELD.test(field)));
  return [
    ...repeats.map(({ sentence, files }) => `Twice, in ${files.join(' and ')}: ${sentence}`),
    ...findAvoidedPhrases(
      texts.filter(({ file }) => file !== SOURCE_OF_MARKS),
      readWording(contentDir).avoid,
    ),
    ...findMisplacedSigns(texts),
  ];
}
