import { findAvoidedPhrases } from './avoided-phrases.ts';
import { findRepeats } from './repeats.ts';
import { findMisplacedSigns } from './sign-places.ts';
import { readWording, readWrittenPages } from './written-pages.ts';

/** A picture may be shown twice, and search results may say what the page says. */
const ASIDE_FIELD = /(^|\.)(alt|metaDescription)$/;

/** Where the marks themselves are written. */
const SOURCE_OF_MARKS = 'clinic.yaml';

/**
 * A line for each sentence that stands twice, for each phrase that `content/wording.yaml` wants otherwise, and for each
 * emergency sign that another page sends elsewhere.
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
