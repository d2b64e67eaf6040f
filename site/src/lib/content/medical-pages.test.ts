import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFallenPages, listTranslationStates } from './medical-pages.ts';

const SERVICE = 'title: Piles Treatment\nsubtitle: Do not take ibuprofen.\n';
const WHOLE = 'texts:\n  Piles Treatment: बवासीर\n  Do not take ibuprofen.: आइबुप्रोफेन न लें।\n';
const ANAESTHESIA = 'title: Getting numb\n';
const REVIEWED = 'reviewedBy: Dr. A\nreviewedOn: 2026-11-01\n';
const NUMB = 'texts:\n  Getting numb: सुन्न करना\n';

const listStates = (files: Record<string, string>) => listTranslationStates(writeContent(files), 'hi');

function writeContent(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { 'services/piles.yaml': SERVICE, 'anaesthesia.yaml': ANAESTHESIA, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test.each([
  ['english', 'without a translation', {}],
  [
    'unreviewed',
    'with a sentence that has no translation',
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

const SIGN = 'say: Black stool.\ntier: now\n';
const TOLD = 'texts:\n  Black stool.: काला मल।\n';
const ANSWERED = `texts:\n  Questions: सवाल\n${REVIEWED}`;

test.each([
  ['/faq', 'faq.yaml', 'title: Questions\ntopics:\n  - questions:\n      - signs: [black-stool]\n', ANSWERED],
  ['/symptoms', 'symptoms.yaml', 'title: Questions\nsigns: [black-stool]\n', ANSWERED],
  ['/blogs/guide', 'blog/guide.md', '---\ntitle: Questions\nsigns:\n  - id: black-stool\n---\n', ANSWERED],
  ['/services/piles', 'services/piles.yaml', `${SERVICE}signs: [black-stool]\n`, WHOLE + REVIEWED],
  ['/services/piles', 'anaesthesia.yaml', `${ANAESTHESIA}signs:\n  spinal: [black-stool]\n`, NUMB + REVIEWED],
])('%s, where %s names a sign, is no better translated than the sign', (page, file, original, translation) => {
  const files = {
    [file]: original,
    'hi/services/piles.yaml': WHOLE + REVIEWED,
    'hi/anaesthesia.yaml': NUMB + REVIEWED,
    [`hi/${file.replace('.md', '.yaml')}`]: translation,
    'signs/black-stool.yaml': SIGN,
  };
  const state = (told: Record<string, string>) => listStates({ ...files, ...told })[page];
  expect(state({})).toBe('english');
  expect(state({ 'hi/signs/black-stool.yaml': 'texts: {}\n' })).toBe('english');
  expect(state({ 'hi/signs/black-stool.yaml': TOLD })).toBe('unreviewed');
  expect(state({ 'hi/signs/black-stool.yaml': TOLD + REVIEWED })).toBe('reviewed');
});

test('the questions, which show how to fast, are no better translated than what is said of anaesthetics', () => {
  const questions = { 'faq.yaml': 'title: Do not stop your tablets.\n' };
  const state = (told: Record<string, string>) =>
    listStates({
      ...questions,
      'hi/faq.yaml': `texts:\n  Do not stop your tablets.: दवा बंद न करें।\n${REVIEWED}`,
      ...told,
    })['/faq'];
  expect(state({})).toBe('english');
  expect(state({ 'hi/anaesthesia.yaml': NUMB })).toBe('unreviewed');
  expect(state({ 'hi/anaesthesia.yaml': NUMB + REVIEWED })).toBe('reviewed');
});

test('the pages that fall back to English because of a sign are listed, with the sign', () => {
  const files = {
    'services/piles.yaml': `${SERVICE}signs: [black-stool]\n`,
    'hi/services/piles.yaml': WHOLE,
    'hi/anaesthesia.yaml': NUMB,
    'signs/black-stool.yaml': SIGN,
    'hi/signs/black-stool.yaml': TOLD,
  };
  const before = writeContent(files);
  const after = writeContent({ ...files, 'signs/black-stool.yaml': SIGN.replace('Black', 'Very black') });
  expect(listFallenPages(after, before, 'hi')).toEqual([
    { path: '/services/piles', files: ['signs/black-stool.yaml'] },
  ]);
  expect(listFallenPages(before, before, 'hi')).toEqual([]);
  expect(listFallenPages(after, after, 'hi')).toEqual([]);
});

const FASTING = 'Do not eat or drink for six hours before.';

test.each([
  ['/', 'home.yaml'],
  ['/about', 'about.yaml'],
  ['/technology', 'technology.yaml'],
  ['/doctors/rao', 'doctors/rao.yaml'],
  ['/team/pawar', 'team/pawar.yaml'],
  ['/founders/kale', 'founders/kale.yaml'],
  ['/blogs/guide', 'blog/guide.md'],
  ['/visit', 'pages/visit.md'],
])('%s waits for a doctor as soon as %s gives advice', (path, file) => {
  const translation = `hi/${file.replace('.md', '.yaml')}`;
  const list = (lead: string, texts: string) =>
    listStates({
      [file]: file.endsWith('.md') ? `---\ntitle: Page\n---\n\n${lead}\n` : `title: Page\nlead: ${lead}\n`,
      [translation]: `texts:\n  Page: पन्ना\n${texts}`,
    })[path];
  expect(list('We listen.', '  We listen.: हम सुनते हैं।\n')).toBeUndefined();
  expect(list('We listen.', '')).toBeUndefined();
  expect(list(FASTING, '')).toBe('unreviewed');
  expect(list(FASTING, `  ${FASTING}: छह घंटे पहले से न खाएँ, न पिएँ।\n`)).toBe('unreviewed');
  expect(list(FASTING, `  ${FASTING}: छह घंटे पहले से न खाएँ, न पिएँ।\n${REVIEWED}`)).toBe('reviewed');
});

test('English needs no translation', () => {
  expect(listTranslationStates(join(tmpdir(), 'nowhere'), 'en')).toEqual({});
});
