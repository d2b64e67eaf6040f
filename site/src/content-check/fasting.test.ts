import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { expect, test } from 'vitest';
import { listFiles } from '#lib/content/content-files.ts';
import { ANAESTHESIA_FILE } from '#lib/content/medical-files.ts';
import { listTexts } from '#lib/content/texts.ts';
import { COLLECTIONS } from '#schemas/collections.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

/** The hours without food and water, low sugar, and what becomes of medicines that many people take. */
const FASTING =
  /\b(?:one|two|four|six) hours? before\b|\bunder 70\b|\bpause (?:a |your |their )?blood thinners?\b|gliflozin.*paus/i;

test('fasting and medicines before an operation are told in one file alone', () => {
  const telling = Object.values(COLLECTIONS)
    .flatMap(({ files }) => listFiles(CONTENT, files))
    .filter((file) => {
      const content = readContentFile(join(CONTENT, file));
      return (
        'fields' in content && listTexts(file, content.fields, content.markdown).some(({ text }) => FASTING.test(text))
      );
    });
  expect(telling).toEqual([ANAESTHESIA_FILE]);
});
