import { dirname } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { fileToId } from '#lib/content/content-files.ts';
import type { ContentText } from '#lib/content/texts.ts';
import { toMistake } from '#lib/content/texts.ts';
import { isUrgent } from '#lib/services/tiers.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import type { Entries } from './entries.ts';

type Sign = Entries['signs'][number];

/** Files in which the words of a sign may stand only beside its id. */
const FILES_WITH_SIGNS = [COLLECTIONS.services, COLLECTIONS.faq, COLLECTIONS.posts].map(({ files }) => files);

/** Shorter words of a sign stand within other sentences by chance. */
const FOUND_MIN_WORDS = 4;

const PLACE_OF_SIGNS = /^\{signs\}$/gm;

/** Finds signs that no page shows or that are told twice, and words that stand for two signs. */
export function findSignMistakes(entries: Entries, texts: readonly ContentText[]): ContentMistake[] {
  return [
    ...findUnshownSigns(entries),
    ...findSharedWords(entries.signs),
    ...findRepeatedSigns(entries.signs, texts),
    ...findSymptomsWithGaps(entries),
    ...findPostsWithoutPlace(entries, texts),
  ];
}

function findUnshownSigns({ signs, symptoms, services, anaesthesia, faq, posts }: Entries): ContentMistake[] {
  const shown = new Set([
    ...symptoms.flatMap(({ data }) => data.signs),
    ...[
      ...services.flatMap(({ data }) => data.signs),
      ...anaesthesia.flatMap(({ data }) => [...data.signs.general, ...data.signs.spinal]),
      ...faq.flatMap(({ data }) => data.topics.flatMap(({ questions }) => questions.flatMap((one) => one.signs ?? []))),
      ...posts.flatMap(({ data }) => data.signs ?? []),
    ].map(({ id }) => id),
  ]);
  const remedy =
    'No page shows this sign. Name it under `signs` of a page, for example in symptoms.yaml, or remove it.';
  return signs
    .filter(({ file }) => !shown.has(fileToId(file)))
    .map(({ file }) => toMistake({ file, field: '' }, remedy));
}

/** The search would find another sign than the one that is meant. */
function findSharedWords(signs: readonly Sign[]): ContentMistake[] {
  const owners = new Map<string, string>();
  const says = new Map(signs.map(({ file, data }) => [toWords(data.say), file]));
  return signs.flatMap(({ file, data }) =>
    data.also.flatMap((word, place) => {
      const key = toWords(word);
      const owner = owners.get(key) ?? (says.get(key) === file ? undefined : says.get(key));
      if (!owners.has(key)) owners.set(key, file);
      return owner
        ? [toMistake({ file, field: `also.${place}` }, `"${word}" is a word of ${owner} too. Keep one.`)]
        : [];
    }),
  );
}

function findRepeatedSigns(signs: readonly Sign[], texts: readonly ContentText[]): ContentMistake[] {
  const told = signs.map(({ file, data }) => {
    const words = toWords(data.say);
    return { id: fileToId(file), words, isLong: isLong(words) };
  });
  return texts
    .filter(({ file }) => FILES_WITH_SIGNS.some((pattern) => isFileOf(file, pattern)))
    .flatMap((text) => {
      const words = toWords(text.text);
      const isBesideId = /(^|\.)signs\.\d+\.text$/.test(text.field);
      const found = told.find(
        (sign) => words === sign.words || (sign.isLong && !isBesideId && ` ${words} `.includes(` ${sign.words} `)),
      );
      if (!found || /(^|\.)signs\.\d+(\.id)?$/.test(text.field)) return [];
      return [toMistake(text, `These are the words of content/signs/${found.id}.yaml. Name its id alone: ${found.id}`)];
    });
}

function findSymptomsWithGaps({ symptoms, signs, services }: Entries): ContentMistake[] {
  const find = (id: string) => signs.find(({ file }) => fileToId(file) === id);
  const hasService = (id: string | undefined) => services.some(({ file }) => fileToId(file) === id);
  return symptoms.flatMap(({ file, data }) => [
    ...data.signs.flatMap((id) => {
      const sign = find(id);
      if (!sign) return [];
      const tell = (field: string, remedy: string) => [toMistake({ file: sign.file, field }, remedy)];
      const { mayBe, tier, department, services: [service] = [] } = sign.data;
      return [
        ...(mayBe ? [] : tell('mayBe', 'Say what it may be, because symptoms.yaml lists this sign.')),
        ...(!isUrgent(tier) && !department && !hasService(service)
          ? tell('department', 'Name one, or a service, because symptoms.yaml lists this sign.')
          : []),
      ];
    }),
    ...data.table.flatMap((id, place) => {
      const tell = (remedy: string) => [toMistake({ file, field: `table.${place}` }, remedy)];
      if (!data.signs.includes(id))
        return tell(`"${id}" is not under \`signs\`. List it there too, or take it out here.`);
      return isUrgent(find(id)?.data.tier)
        ? tell(`"${id}" cannot wait, and this table leads to a booking. Take it out here.`)
        : [];
    }),
  ]);
}

function findPostsWithoutPlace({ posts }: Entries, texts: readonly ContentText[]): ContentMistake[] {
  return posts.flatMap(({ file, data }) => {
    const body = texts.find((text) => text.file === file && text.field === '')?.text ?? '';
    const places = body.match(PLACE_OF_SIGNS)?.length ?? 0;
    const tell = (field: string, remedy: string) => [toMistake({ file, field }, remedy)];
    if (data.signs && places !== 1) return tell('signs', 'Write {signs} once in the text, on a line of its own.');
    return !data.signs && places > 0 ? tell('', 'List the signs for {signs} under `signs`, or remove {signs}.') : [];
  });
}

function isFileOf(file: string, pattern: string): boolean {
  const path = file.replace(/^content\//, '');
  return pattern.includes('*') ? dirname(path) === dirname(pattern) : path === pattern;
}

const toWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

const isLong = (words: string) => words.split(' ').length >= FOUND_MIN_WORDS;
