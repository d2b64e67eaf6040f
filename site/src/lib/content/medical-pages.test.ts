import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listTranslationStates } from './medical-pages.ts';

const SERVICE = 'title: Piles Treatment\nsubtitle: Many need no surgery.\n';
const WHOLE = 'texts:\n  Piles Treatment: बवासीर\n  Many need no surgery.: कई बार ऑपरेशन नहीं लगता।\n';
const ANAESTHESIA = 'title: Getting numb\n';
const REVIEWED = 'reviewedBy: Dr. A\nreviewedOn: 2026-11-01\n';
const NUMB = 'texts:\n  Getting numb: सुन्न करना\n';

function listStates(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { 'services/piles.yaml': SERVICE, 'anaesthesia.yaml': ANAESTHESIA, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return listTranslationStates(folder, 'hi');
}

test.each([
  ['english', 'without a translation', {}],
  [
    'english',
    'with a gap',
    { 'hi/services/piles.yaml': 'texts:\n  Piles Treatment: बवासीर\n', 'hi/anaesthesia.yaml': NUMB },
  ],
  ['english', 'without what is said about the anaesthetic', { 'hi/services/piles.yaml': WHOLE + REVIEWED }],
  [
    'unreviewed',
    'until a doctor has read it',
    { 'hi/services/piles.yaml': WHOLE, 'hi/anaesthesia.yaml': NUMB + REVIEWED },
  ],
  [
    'unreviewed',
    'until a doctor has read about the anaesthetic',
    { 'hi/services/piles.yaml': WHOLE + REVIEWED, 'hi/anaesthesia.yaml': NUMB },
  ],
  ['reviewed', 'when both are', { 'hi/services/piles.yaml': WHOLE + REVIEWED, 'hi/anaesthesia.yaml': NUMB + REVIEWED }],
])('the page of a service is %s %s', (state, _when, files) => {
  expect(listStates(files)['/services/piles']).toBe(state);
});

test.each([
  ['english', 'with a gap in what is said about the anaesthetic', { 'hi/services/piles.yaml': WHOLE }],
  ['english', 'with a gap in a service', { 'hi/anaesthesia.yaml': NUMB }],
  [
    'unreviewed',
    'until a doctor has read every service',
    { 'hi/services/piles.yaml': WHOLE, 'hi/anaesthesia.yaml': NUMB + REVIEWED },
  ],
  ['reviewed', 'when all are', { 'hi/services/piles.yaml': WHOLE + REVIEWED, 'hi/anaesthesia.yaml': NUMB + REVIEWED }],
])('the questions, beside which stand the signs of every service, are %s %s', (state, _when, files) => {
  const questions = { 'faq.yaml': 'title: Questions\n', 'hi/faq.yaml': `texts:\n  Questions: सवाल\n${REVIEWED}` };
  expect(listStates({ ...questions, ...files })['/faq']).toBe(state);
});

test('English needs no translation', () => {
  expect(listTranslationStates(join(tmpdir(), 'nowhere'), 'en')).toEqual({});
});
