import { findAvoidedPhrases, findCrowdedPhrases } from './avoided-phrases.ts';
import { findNearRepeats, findRepeats } from './repeats.ts';
import { findMisplacedSigns } from './sign-places.ts';
import { readWording, readWrittenPages } from './written-pages.ts';

/** Fields that may repeat a sentence: a picture may be shown twice, and search results may quote the page. */
const ASIDE_FIELD = /(^|\.)(alt|metaDescription)$/;

/** The file that defines the values of marks. */
const SOURCE_OF_MARKS = 'clinic.yaml';

/**
 * Returns a line for each sentence that occurs twice or nearly so, for each phrase that `content/wording.yaml` tells to
 * avoid or to keep rare, and for each emergency sign for which a page only says to call.
 */
export function findWordMistakes(contentDir: string): string[] {
  const pages = readWrittenPages(contentDir);
  const texts = pages.flatMap((page) => page.texts);
  const { avoid, once } = readWording(contentDir);
  const read = texts.filter(({ field }) => !ASIDE_FIELD.test(field));
  const repeats = findRepeats(read);
  return [
    ...repeats.map(({ sentence, files }) => `Twice, in ${files.join(' and ')}: ${sentence}`),
    ...findNearRepeats(read).map(
      ({ sentences, files }) => `Nearly twice, in ${files.join(' and ')}: ${sentences.join(' / ')}`,
    ),
    ...findAvoidedPhrases(
      texts.filter(({ file }) => file !== SOURCE_OF_MARKS),
      avoid,
    ),
    ...findCrowdedPhrases(pages, once),
    ...findMisplacedSigns(texts),
  ];
}
