import { join } from 'node:path';
import { describeContentMistake } from '@clinic/contract/content-mistake.ts';
import { describe, expect, test } from 'vitest';
import { readSampleFiles } from './content-mistakes.ts';
import known from './sample-facts.json' with { type: 'json' };
import { findSampleFacts, hashSampleFacts } from './sample-facts.ts';

/** Finds the sample's facts, as the lines of the check. */
function describeSampleFacts(...given: Parameters<typeof findSampleFacts>) {
  const { mistakes, notes } = findSampleFacts(...given);
  return { mistakes: mistakes.map(describeContentMistake), notes: notes.map(describeContentMistake) };
}

const CONTENT = join(import.meta.dirname, '../../../content');
const files = readSampleFiles(CONTENT);
const isSample = files.some(({ path, fields }) => path === 'clinic.yaml' && JSON.stringify(fields).includes('Namuna'));

describe.skipIf(!isSample)("the sample's own content (skipped where a clinic has put its own there)", () => {
  test('is listed by npm run sample-facts as it stands', () => {
    expect(hashSampleFacts(CONTENT, files)).toEqual(known);
  });

  test('leaves no story unseen once the site is no demonstration', () => {
    const { mistakes, notes } = describeSampleFacts(CONTENT, files);
    expect(mistakes).toContainEqual(
      expect.stringMatching(/^content\/about\.yaml: \d texts are .*'I remember a man .*before isDemonstration/),
    );
    expect(notes).toContainEqual(
      expect.stringMatching(/^content\/about\.yaml: \d+ texts are the sample's.*'15\+ years/),
    );
    expect(notes).toContainEqual(expect.stringMatching(/^content\/home\.yaml: \d+ texts/));
    expect(notes).toContainEqual(expect.stringMatching(/^content\/: \d+ pictures are the sample's: /));
  });
});

const toFile = (percent: number, paragraph: string) => [
  {
    path: 'home.yaml',
    fields: { statistics: { gauges: [{ percent, label: 'successful outcomes' }] } },
  },
  { path: 'founders/asha-rao.yaml', fields: { role: 'Founder', about: [paragraph, 'Hernia Repair'] } },
];
const STORY = 'Each spring she teaches young surgeons to sew with a robot, at her own expense.';

test("figures and words of one's own are no sample, and line breaks hide none", () => {
  const sample = hashSampleFacts(import.meta.dirname, toFile(98, STORY));
  expect(describeSampleFacts(import.meta.dirname, toFile(97, `${STORY} Every year.`), sample)).toEqual({
    mistakes: [],
    notes: [],
  });
  const { mistakes, notes } = describeSampleFacts(
    import.meta.dirname,
    toFile(98, STORY.replace(' young', '\n  young')),
    sample,
  );
  expect(mistakes).toEqual([expect.stringContaining('content/founders/asha-rao.yaml: 1 text is ')]);
  expect(notes).toEqual([expect.stringContaining("1 text is the sample's, word for word: '98 successful outcomes'.")]);
});
