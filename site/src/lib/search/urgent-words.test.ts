import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { glossarySchema } from '#schemas/glossary.ts';
import { createSearchIndex } from '../browser/search/search-index.ts';
import { readContentFile, readEntry } from '../content/content-files.ts';
import { readTranslation, translateEntry } from '../content/translations.ts';
import { finishDocuments } from './finish-documents.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

type Symptoms = { symptoms: { notice: string; also: string[]; mayBe: string }[] };
type Questions = { topics: { questions: { question: string; answer: string }[] }[] };

const glossary = readEntry(CONTENT, 'glossary.yaml', glossarySchema)?.terms ?? [];

/** Reads a file in two languages, because its places are the same in both. */
function read<Fields>(file: string, language: LanguageCode) {
  const content = readContentFile(join(CONTENT, file));
  const fields = 'fields' in content ? content.fields : {};
  const translation = readTranslation(CONTENT, language, file);
  return { english: fields as Fields, shown: translateEntry(file, fields, '', translation).fields as Fields };
}

/** Documents as the build of a language lists them, with their English titles in place of addresses. */
const searches = LANGUAGE_CODES.map((language) => {
  const signs = read<Symptoms>('symptoms.yaml', language);
  const topics = read<Questions>('faq.yaml', language);
  const [questions, english] = [topics.shown, topics.english].map((file) =>
    file.topics.flatMap((topic) => topic.questions),
  );
  const file = finishDocuments(
    [
      ...signs.shown.symptoms.map(({ notice, also, mayBe }, at) => ({
        ...{ kind: 'symptom' as const, title: notice, also: also.join(', ') },
        ...{ href: signs.english.symptoms[at]?.notice ?? '', texts: [mayBe] },
      })),
      ...(questions ?? []).map(({ question, answer }, at) => ({
        ...{ kind: 'question' as const, title: question },
        ...{ href: english?.[at]?.question ?? '', texts: [answer] },
      })),
    ],
    glossary,
  );
  return { ...file, find: createSearchIndex(file) };
});

const findTitles = (query: string) =>
  searches.map(({ documents, find }) => find(query).map((place) => documents[place]?.href));

test.each([
  ...[
    'cannot pass urine',
    'cant pass urine',
    "can't pass urine",
    'not passing urine',
    'unable to urinate',
    'cannot urinate',
  ],
  ...[
    'urine not coming',
    'urine blocked',
    'unable to pee',
    'लघवी अडकली',
    'लघवी तुंबली',
    'पेशाब रुक गया',
    'peshab ruk gaya',
  ],
])('%o finds the blocked bladder first in all languages', (query) => {
  const sign = 'No urine comes out, and the bladder feels full';
  expect(findTitles(query).map(([first]) => first)).toEqual([sign, sign, sign]);
});

test.each([
  ['unconscious', 'What if I cannot wait for an appointment?'],
  ['faint', 'What if I cannot wait for an appointment?'],
  ['hypoglycemia', 'When must I stop eating and drinking?'],
  ['hypoglycaemia', 'When must I stop eating and drinking?'],
])('%o finds the question %o in all languages', (query, question) => {
  for (const titles of findTitles(query)) expect(titles).toContain(question);
});
