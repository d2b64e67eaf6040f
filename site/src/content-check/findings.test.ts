import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySample } from '../../test/sample-content.ts';
import { checkContent } from './content-mistakes.ts';
import { findingsToJson } from './findings.ts';

/** Checks the sample after a change of one file, as programs read the findings. */
async function readFindings(file: string, wanted: string | RegExp, written: string) {
  const folder = await copySample();
  const text = await readFile(join(folder, file), 'utf8');
  await writeFile(join(folder, file), text.replace(wanted, written));
  return JSON.parse(findingsToJson(await checkContent(folder)));
}

test('a program gets the way to a field that its schema refuses', async () => {
  expect(await readFindings('clinic.yaml', /latitude: .*/, 'latitude: north')).toEqual({
    mistakes: [
      { file: 'content/clinic.yaml', path: ['map', 'latitude'], message: 'Write the latitude, for example: 18.5308' },
    ],
    notes: [],
  });
});

test('a program gets the way to a text that is wrong beside another file', async () => {
  const { mistakes } = await readFindings('faq.yaml', /answer: .*/, 'answer: Read [this](/nowhere).');
  expect(mistakes).toEqual([
    {
      file: 'content/faq.yaml',
      path: ['topics', 0, 'questions', 0, 'answer'],
      message: expect.stringContaining('"/nowhere" leads nowhere.'),
    },
  ]);
});

test('a mistake of a whole file has no way', async () => {
  const { mistakes } = await readFindings('faq.yaml', /^/, ' a: [\n');
  expect(mistakes).toEqual([expect.objectContaining({ file: 'content/faq.yaml', path: [] })]);
});
