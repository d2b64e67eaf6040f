import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { splitSentences } from '@clinic/contract/sentences.ts';
import { findAvoidedPhrases, findCrowdedPhrases } from './avoided-phrases.ts';
import { findNearRepeats, findRepeats } from './repeats.ts';
import { findMisplacedSigns } from './sign-places.ts';
import { findCrowdedBrackets, findGivenUpSpellings, findHindiTraps } from './spellings.ts';
import { readTranslatedTexts } from './translated-texts.ts';
import { readOwnWords, readWording, readWrittenPages } from './written-pages.ts';

/** Fields that may repeat a sentence: a picture may be shown twice, and search results may quote the page. */
const ASIDE_FIELD = /(^|\.)(alt|metaDescription)$/;

/** The file that defines the values of marks. */
const SOURCE_OF_MARKS = 'clinic.yaml';

/**
 * Returns a line for each sentence that occurs twice or nearly so, for each phrase that `content/wording.yaml` tells to
 * avoid or to keep rare, for each emergency sign for which a page only says to call, and for each spelling that a
 * translation has given up.
 */
export function findWordMistakes(contentDir: string): string[] {
  const pages = readWrittenPages(contentDir);
  const texts = pages.flatMap((page) => page.texts);
  const { avoid, once, spellings } = readWording(contentDir);
  const read = texts.filter(({ field }) => !ASIDE_FIELD.test(field));
  const repeats = findRepeats(read);
  const own = readOwnWords(contentDir).map(({ file, text }) => ({ file, sentences: splitSentences(text) }));
  // A page may tell a sign in words of its own that are like those of the sign.
  const isOfOtherSign = ({ sentences, files }: ReturnType<typeof findNearRepeats>[number]) =>
    !own.some((one) => files.includes(one.file) && sentences.some((sentence) => one.sentences.includes(sentence)));
  return [
    ...repeats.map(({ sentence, files }) => `Twice, in ${files.join(' and ')}: ${sentence}`),
    ...findNearRepeats(read)
      .filter(isOfOtherSign)
      .map(({ sentences, files }) => `Nearly twice, in ${files.join(' and ')}: ${sentences.join(' / ')}`),
    ...findAvoidedPhrases(
      texts.filter(({ file }) => file !== SOURCE_OF_MARKS),
      avoid,
    ),
    ...findCrowdedPhrases(pages, once),
    ...findMisplacedSigns(texts),
    ...LANGUAGE_CODES.flatMap((language) =>
      findGivenUpSpellings(readTranslatedTexts(contentDir, language), spellings[language] ?? []),
    ),
    ...findHindiTraps(readTranslatedTexts(contentDir, 'hi')),
    ...LANGUAGE_CODES.filter((code) => code !== ENGLISH).flatMap((language) =>
      findCrowdedBrackets(language, readTranslatedTexts(contentDir, language)),
    ),
  ];
}
