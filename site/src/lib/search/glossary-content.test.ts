import { join } from 'node:path';
import { expect, test } from 'vitest';
import { glossarySchema } from '#schemas/glossary.ts';
import { createSearchIndex } from '../browser/search/search-index.ts';
import { fileToId, listFiles, readContentFile, readEntry } from '../content/content-files.ts';
import { finishDocuments } from './finish-documents.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

const glossary = readEntry(CONTENT, 'glossary.yaml', glossarySchema)?.terms ?? [];

const services = listFiles(CONTENT, 'services/*.yaml').map((file) => {
  const content = readContentFile(join(CONTENT, file));
  const title = 'fields' in content ? (content.fields as { title: string }).title : '';
  const term = glossary.find(({ english }) => english.toLowerCase() === title.toLowerCase());
  return { title, term, href: `/services/${fileToId(file)}` };
});

const named = services.flatMap(({ term, href }) => (term ? [{ term, href }] : []));

/** The build of a language has the service's title in that language. */
const searches = (['english', 'hindi', 'marathi'] as const).map((language) => {
  const drafts = services.map(({ title, term, href }) => ({
    ...{ kind: 'page' as const, title: term?.[language] ?? title, href },
    texts: [],
  }));
  const file = finishDocuments(drafts, glossary);
  return { ...file, find: createSearchIndex(file) };
});

test.each(named)('$term.english finds $href by each of its names in all languages', ({ term, href }) => {
  const missed = [term.english, term.hindi, term.marathi, ...term.also].filter((name) =>
    searches.some(({ documents, find }) => !find(name).some((place) => documents[place]?.href === href)),
  );
  expect(missed).toEqual([]);
});

test('no two terms have the same English name', () => {
  const names = glossary.map(({ english }) => english.toLowerCase());
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
