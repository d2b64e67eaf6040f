import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { findFalseAlarm } from './false-alarms.ts';
import type { Finding, Judge } from './finding.ts';

/** The folder that `scripts/test-a11y.mjs` empties before each run. */
const FOLDER = join(import.meta.dirname, '../../test-results/a11y');
const DOCUMENTS = join(FOLDER, 'documents');
const RECORDS = join(FOLDER, 'records');

/** How much of an element is shown and compared; its beginning names it. */
const ELEMENT_MAX_LENGTH = 400;

/** The judgement of one document at one width. */
export type Record = { judge: Judge; place: string; real: Finding[]; falseAlarms: number[] };

/** Splits findings into real ones, which fail the test, and false alarms, and keeps both for the last tests of the run. */
export function record(judge: Judge, place: string, found: Finding[]): void {
  const findings = found.map((one) => ({ ...one, element: one.element.slice(0, ELEMENT_MAX_LENGTH) }));
  const numbers = findings.map(findFalseAlarm);
  const real = findings.filter((_finding, index) => numbers[index] === -1);
  const falseAlarms = numbers.filter((number) => number >= 0);
  mkdirSync(RECORDS, { recursive: true });
  const text = JSON.stringify({ judge, place, real, falseAlarms } satisfies Record);
  writeFileSync(join(RECORDS, `${toFileName(`${judge} ${place}`)}.json`), text);
  expect.soft(real, `${judge}: ${place}`).toEqual([]);
}

export function readRecords(): Record[] {
  return readdirSync(RECORDS).map((name) => JSON.parse(readFileSync(join(RECORDS, name), 'utf8')) as Record);
}

/** Keeps a document for the judges of HTML, which read all of them at once. */
export function keepDocument(place: string, html: string): void {
  mkdirSync(DOCUMENTS, { recursive: true });
  writeFileSync(join(DOCUMENTS, `${toFileName(place)}.html`), html);
}

export function listDocuments(): string[] {
  return readdirSync(DOCUMENTS).map((name) => join(DOCUMENTS, name));
}

export const toPlace = (file: string) => basename(file, '.html');

/** `the gallery, 360 px` -> `the gallery, 360 px`; `/blogs/x` -> `-blogs-x` */
function toFileName(place: string): string {
  return place.replaceAll('/', '-').replaceAll(/[^\w ,.–-]/g, '');
}
