import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copySample, replace } from '../../test/sample-content.ts';
import { listEntryMarks } from './entry-marks.ts';

const SERVICE = 'services/piles-treatment.yaml';
const SIGN = 'signs/black-stool.yaml';

async function openSample() {
  const folder = await copySample();
  const write = async (file: string, text: string) => {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  return { write, read: (file: string) => readFile(join(folder, file), 'utf8'), list: () => listEntryMarks(folder) };
}

test('a file is marked while its words are those of the sample', async () => {
  const { list, write } = await openSample();
  expect(list()['team/namuna-pawar.yaml']).toEqual(['sample']);
  await write('categories.yaml', 'categories: [Proctology, Sample Category]\n');
  expect(list()['categories.yaml']).toEqual(['sample']);
  await write('categories.yaml', 'categories: [Proctology, Urology]\n');
  expect(list()['categories.yaml']).toBeUndefined();
});

test('a file is marked while a language of the website lacks a text of it', async () => {
  const { list, write } = await openSample();
  await write('categories.yaml', 'categories: [Proctology, Urology]\n');
  await write('mr/categories.yaml', 'texts:\n  Proctology: प्रोक्टोलॉजी\n');
  expect(list()).toMatchObject({ 'categories.yaml': ['untranslated'], [SIGN]: ['untranslated'] });
  await write('mr/categories.yaml', 'texts:\n  Proctology: प्रोक्टोलॉजी\n  Urology: युरोलॉजी\n');
  expect(list()['categories.yaml']).toBeUndefined();
});

test('a medical file is marked until somebody has checked it, and its translation', async () => {
  const { list, read, write } = await openSample();
  const signed = await read(SERVICE);
  expect(list()[SERVICE]).not.toContain('unreviewed');
  await write(SERVICE, replace(/ {2}reviewer: .*\n {2}reviewed: .*\n/, '')(signed));
  expect(list()[SERVICE]).toContain('unreviewed');
  await write(SIGN, 'say: Stool that is black.\n');
  await write('mr/signs/black-stool.yaml', 'texts:\n  Stool that is black.: काळी शौच.\n');
  expect(list()[SIGN]).toEqual(['unreviewed']);
  await write(
    'mr/signs/black-stool.yaml',
    'texts:\n  Stool that is black.: काळी शौच.\nreviewedBy: Dr. Rao\nreviewedOn: 2026-11-01\n',
  );
  expect(list()[SIGN]).toBeUndefined();
});
