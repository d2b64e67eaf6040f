import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySample, replace, testMistakes } from '../../test/sample-content.ts';
import { findContentMistakes } from './content-mistakes.ts';

testMistakes([
  [
    'a mark of mails in a template of WhatsApp',
    'whatsapp.yaml',
    replace('{{doctor}}, {{day}}', '{doctor}, {{doctor}}, {{day}}'),
    /^templates 1, words: "\{doctor\}" stands for nothing in the kind booked\. Write one of: \{\{doctor\}\}, /,
  ],
]);

test('a clinic may do without templates of WhatsApp', async () => {
  const folder = await copySample();
  await rm(join(folder, 'whatsapp.yaml'));
  expect(await findContentMistakes(folder)).toEqual([]);
});
