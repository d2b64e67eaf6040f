import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createSearchIndex } from '../src/lib/browser/search/search-index.ts';
import { readEntry } from '../src/lib/content/content-files.ts';
import { glossarySchema } from '../src/schemas/glossary.ts';
import { makeSearchFiles } from './search-files.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const {
  misses,
  ...asked
}: Record<string, Record<string, string>> = parse(
  readFileSync(join(import.meta.dirname, 'search-questions.yaml'), 'utf8'),
);

/** Of all questions at most these may get another first result, each with a reason in the list. */
const MOST_MISSES = 5;

/** The most bytes that somebody downloads before the first search. */
const FILE_MAX_BYTES = 45_000;

const files = await makeSearchFiles();
const searches = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, createSearchIndex(files[code])]));

/** The names of the documents, in the order of the file, which is the same in all languages. */
const names = files.en.documents.map(({ sign, href }) => sign ?? href);

const questions = Object.entries(asked).flatMap(([language, list]) =>
  Object.entries(list).flatMap(([query, first]) => {
    const codes = language === 'everywhere' ? LANGUAGE_CODES : [language as LanguageCode];
    return codes.map((code) => ({ code, query, first }));
  }),
);

const find = (code: LanguageCode, query: string) => searches[code]?.(query).map((place) => names[place]) ?? [];

test('the files of all languages list the same things', () => {
  const listAddresses = (code: LanguageCode) => files[code].documents.map(({ kind, href }) => `${kind} ${href}`);
  for (const code of LANGUAGE_CODES) expect(listAddresses(code)).toEqual(listAddresses('en'));
});

test('every question is about something that can be found', () => {
  expect(questions.map(({ first }) => first).filter((first) => !names.includes(first))).toEqual([]);
});

test.each(questions.filter(({ query }) => !Object.hasOwn(misses ?? {}, query)))(
  'on the pages in $code $query finds $first first',
  ({ code, query, first }) => {
    expect(find(code, query)[0]).toBe(first);
  },
);

test('a question that is listed as missed is missed, and few are', () => {
  const missed = questions.filter(({ code, query, first }) => find(code, query)[0] !== first);
  expect([...new Set(missed.map(({ query }) => query))].sort()).toEqual(Object.keys(misses ?? {}).sort());
  expect(Object.keys(misses ?? {}).length).toBeLessThanOrEqual(MOST_MISSES);
});

const terms = readEntry(CONTENT, 'glossary.yaml', glossarySchema)?.terms ?? [];
const services = files.en.documents.flatMap(({ title, href }) => {
  const term = terms.find(({ english }) => english.toLowerCase() === title.toLowerCase());
  return term && href.startsWith('/services/') ? [{ href, ...term }] : [];
});

test.each(services)(
  '$english is found by each of its names in all languages',
  ({ href, english, hindi, marathi, also }) => {
    const missed = [english, hindi, marathi, ...also].filter((name) =>
      LANGUAGE_CODES.some((code) => !find(code, name).includes(href)),
    );
    expect(missed).toEqual([]);
  },
);

test('no two terms have the same English name', () => {
  const english = terms.map((term) => term.english.toLowerCase());
  expect(english.filter((name, place) => english.indexOf(name) !== place)).toEqual([]);
});

test.each(LANGUAGE_CODES)('what is downloaded in %s to search is small', (code) => {
  expect(brotliCompressSync(JSON.stringify(files[code])).length).toBeLessThan(FILE_MAX_BYTES);
});
