import { expect, test } from '@playwright/test';
import { checkByHtmlValidate, checkByVnu, hasVnu } from '../valid-html.ts';
import { FALSE_ALARMS } from './false-alarms.ts';
import type { Finding, Judge } from './finding.ts';
import { listDocuments, readRecords, record, toPlace } from './record.ts';

// Runs after all pages and states have been seen: the judges of HTML read every document at once, because each start of
// Java takes a second, and the list of false alarms is compared with what occurred.

/** The Nu checker is slow on a busy machine. */
const VNU_TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default', timeout: VNU_TIMEOUT_MS });

test('every document is valid by the Nu checker', () => {
  expect(hasVnu(), 'Java 17 or newer on the PATH').toBe(true);
  recordEach('vnu', checkByVnu(listDocuments()));
});

test('every document is valid by html-validate', async () => {
  recordEach('html-validate', await checkByHtmlValidate(listDocuments()));
});

test('no false alarm is stale', () => {
  test.skip(process.env.TEST_A11Y !== 'all', 'Only the whole run meets every false alarm.');
  const met = new Set(readRecords().flatMap(({ falseAlarms }) => falseAlarms));
  expect(FALSE_ALARMS.filter((_alarm, number) => !met.has(number))).toEqual([]);
});

function recordEach(judge: Judge, faults: { file: string; rule: string; element: string; message: string }[]): void {
  for (const file of listDocuments()) {
    const found = faults
      .filter((fault) => fault.file === file)
      .map(({ rule, element, message }): Finding => ({ judge, rule, element, message }));
    record(judge, toPlace(file), found);
  }
}
