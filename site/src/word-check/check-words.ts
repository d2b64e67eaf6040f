// Grades the words of content/, page by page; exits with 1 when an aim is missed. docs/decisions/011 says why.
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { gradeSentences, PAGE_MAX_GRADE } from '@clinic/contract/reading-grade.ts';
import { splitWords } from '@clinic/contract/sentences.ts';
import { findWordMistakes } from './find-mistakes.ts';
import { countBrackets } from './spellings.ts';
import { readTranslatedTexts } from './translated-texts.ts';
import { readWrittenPages } from './written-pages.ts';

const CONTENT = findContentDir(process.env);

const SITE_MAX_GRADE = 5;
const URGENT_MAX_GRADE = 6;
const SERVICE_SENTENCE_MAX_WORDS = 25;

/** Pages about a person's training, whose names of schools and degrees raise the grade. */
const CURRICULUM = /^founders\//;

const missed: string[] = [];
const pages = readWrittenPages(CONTENT).filter(({ sentences }) => sentences.length > 0);

say('grade  urgent  sentences  longest  page');
for (const { name, sentences, urgentSentences } of pages) {
  const grade = gradeSentences(sentences);
  const urgentGrade = urgentSentences.length > 0 ? gradeSentences(urgentSentences) : undefined;
  const longest = sentences.reduce((one, other) => (countWords(other) > countWords(one) ? other : one));
  say(
    [grade.toFixed(1), urgentGrade?.toFixed(1) ?? '', sentences.length, countWords(longest)]
      .map((figure, column) => String(figure).padStart([5, 6, 9, 7][column] ?? 0))
      .concat(name)
      .join('  '),
  );
  if (grade > PAGE_MAX_GRADE && !CURRICULUM.test(name)) missed.push(`${name}: grade ${grade.toFixed(1)}`);
  if (urgentGrade && urgentGrade > URGENT_MAX_GRADE)
    missed.push(`${name}: urgent box: grade ${urgentGrade.toFixed(1)}`);
  if (name.startsWith('services/')) {
    const long = sentences.filter((sentence) => countWords(sentence) > SERVICE_SENTENCE_MAX_WORDS);
    missed.push(...long.map((sentence) => `${name}: ${countWords(sentence)} words: ${sentence}`));
  }
}
const siteGrade = gradeSentences(pages.flatMap(({ sentences }) => sentences));
say(`${siteGrade.toFixed(1).padStart(5)}  the whole site`);
if (siteGrade > SITE_MAX_GRADE) missed.push(`the whole site: grade ${siteGrade.toFixed(1)}`);

for (const language of LANGUAGE_CODES.filter((code) => code !== ENGLISH)) {
  say(
    `${String(countBrackets(readTranslatedTexts(CONTENT, language))).padStart(5)}  explanations in brackets: ${language}`,
  );
}

missed.push(...findWordMistakes(CONTENT));
for (const line of missed) say(line);
process.exitCode = missed.length > 0 ? 1 : 0;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function countWords(sentence: string): number {
  return splitWords(sentence).length;
}
