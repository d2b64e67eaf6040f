import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listFiles } from '#lib/content/content-files.ts';
import { prepareSheet } from './prepare-sheet.ts';
import { countWordsOfPage, SHEET_MAX_WORDS } from './sheet.ts';
import { takeSignature } from './take-signature.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const BY = 'Dr. Asha Rao';
const DAY = '2026-11-20';
const NOW = new Date('2026-11-29T12:00:00Z');

const STOOL = 'say: Stool that is black like tar.\nmayBe: Blood from the stomach.\ntier: now\nalso: [melaena]\n';
const SERVICE = `# A comment
title: Piles Treatment
recovery:
  - Do not take [ibuprofen](/faq).
risks:
  - risk: Bleeding
    figure:
      text: About 3 in 100.
      source: lancet-2016
      year: 2016
      people: 720 patients in Britain
      range: 1 to 5 in 100
sources:
  - id: lancet-2016
    title: 'Lancet: Bleeding, 2016'
    doi: 10.1016/1234
review:
  author: Dr. Namuna Kale # a comment
  nextReview: 2027-01-01
`;
const HINDI_STOOL = `# Hindi
texts:
  Stool that is black like tar.: तारकोल जैसा काला मल।
  Blood from the stomach.: पेट से खून।
`;
const BOOKING = readFileSync(join(CONTENT, 'booking.yaml'), 'utf8').replace('name: Dr. Namuna Kale', `name: ${BY}`);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-review-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write('signs/black-stool.yaml', STOOL);
  write('signs/chest-pain.yaml', 'say: Chest pain.\ntier: ambulance\nafter: true\n');
  write('services/piles.yaml', SERVICE);
  write('booking.yaml', BOOKING);
  write('hi/signs/black-stool.yaml', HINDI_STOOL);
});

describe('a sheet of the whole content', () => {
  test.each(['en', 'hi', 'mr'] as const)('in %s is read in an hour and holds every sign', async (language) => {
    const { html, words } = await prepareSheet(CONTENT, language);
    expect(words).toBe(countWordsOfPage(html));
    expect(words).toBeLessThanOrEqual(SHEET_MAX_WORDS);
    expect(html.match(/#say=/g)).toHaveLength(listFiles(CONTENT, 'signs/*.yaml').length);
  });
});

describe('a sheet', () => {
  test('shows the signs by tier, the most urgent first, and each figure with all that is known of it', async () => {
    const { html } = await prepareSheet(folder, 'en');
    const rows = [...html.matchAll(/<tr.*<\/tr>/g)].map(([row]) =>
      row.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|'),
    );
    expect(rows).toContain('|recovery|Do not take ibuprofen.|');
    expect(rows).toContain('|Stool that is black like tar.|Blood from the stomach.|');
    expect(rows).toContain('|Bleeding|About 3 in 100.|1 to 5 in 100|720 patients in Britain|2016|10.1016/1234|');
    expect(rows.findIndex((row) => row.includes('Chest pain.'))).toBeLessThan(
      rows.findIndex((row) => row.includes('tar.')),
    );
    expect(html).toContain('Nobody has signed these texts yet.');
    expect(html).not.toContain('melaena');
  });

  test('counts what is signed, and begins with what has changed since', async () => {
    await sign('en');
    write('signs/black-stool.yaml', STOOL.replace('tier: now', 'tier: today'));
    const { html } = await prepareSheet(folder, 'en');
    const [changed = '', unsigned = ''] = html.split('Not signed yet');
    expect(changed).toContain(`Last signature: ${BY}, ${DAY}.`);
    expect(changed).toContain('Today: call us');
    expect(changed).toContain('Stool that is black like tar.');
    expect(unsigned).not.toContain('Chest pain.');
    expect(unsigned).toContain('Signed and unchanged: 5 texts.');
  });

  test('keeps what has moved within its file signed', async () => {
    await sign('en');
    write('services/piles.yaml', SERVICE.replace('  - Do not', '  - Walk on the first day.\n  - Do not'));
    const { html } = await prepareSheet(folder, 'en');
    expect(html).toContain('Walk on the first day.');
    expect(html).not.toContain('Do not take ibuprofen.');
  });
});

describe('a signature', () => {
  test('names the reviewer in the translation, below all that stands there', async () => {
    expect(await sign('hi')).toEqual({ reviewed: ['content/hi/signs/black-stool.yaml'], count: 2, refused: [] });
    expect(read('hi/signs/black-stool.yaml')).toBe(`${HINDI_STOOL}reviewedBy: ${BY}\nreviewedOn: ${DAY}\n`);
  });

  test('takes the place of an earlier one', async () => {
    write('hi/signs/black-stool.yaml', `reviewedBy: Dr. B\nreviewedOn: 2025-01-01 # first\n${HINDI_STOOL}`);
    await sign('hi');
    expect(read('hi/signs/black-stool.yaml')).toBe(`reviewedBy: ${BY}\nreviewedOn: ${DAY}\n${HINDI_STOOL}`);
  });

  test('names the doctor in the review of a service, and leaves the rest as it is', async () => {
    expect(await sign('en')).toMatchObject({ reviewed: ['content/services/piles.yaml'], refused: [] });
    expect(read('services/piles.yaml')).toBe(
      SERVICE.replace('  nextReview', `  reviewer: namuna-kale\n  reviewed: ${DAY}\n  nextReview`),
    );
    expect(read('signs/black-stool.yaml')).toBe(STOOL);
  });

  test('needs a doctor of the clinic for a service', async () => {
    expect(await sign('en', { by: 'Dr. Asha Pal' })).toMatchObject({
      reviewed: [],
      refused: [
        expect.stringMatching(/^content\/services\/piles\.yaml: "Dr. Asha Pal" is no doctor's name in booking/),
      ],
    });
  });

  test('does not hold for a text that has changed since, nor for its file', async () => {
    const changed = () => write('hi/signs/black-stool.yaml', HINDI_STOOL.replace('काला', 'गहरा'));
    expect(await sign('hi', { meanwhile: changed })).toEqual({
      reviewed: [],
      count: 1,
      refused: [
        expect.stringMatching(/^content\/hi\/signs\/black-stool\.yaml: say: This has changed .* Write a new sheet/),
      ],
    });
    expect(read('hi/signs/black-stool.yaml')).not.toContain('reviewedBy');
  });

  test('of a part of a file names no reviewer until the rest is signed', async () => {
    const { html } = await prepareSheet(folder, 'en');
    write('en.html', html.replaceAll(/<tr data-texts="services\/piles.yaml#recovery.*<\/tr>/g, ''));
    expect(take({ sheet: join(folder, 'en.html') })).toMatchObject({ reviewed: [] });
    expect(await sign('en')).toMatchObject({ reviewed: ['content/services/piles.yaml'] });
  });

  test.each<[string, { by?: string; day?: string; sheet?: string; page?: string }, RegExp]>([
    ['a single word', { by: 'Asha' }, /Write the doctor's name in quotation marks/],
    ['a name with marks of YAML', { by: 'Dr. Rao: #1' }, /Write the doctor's name/],
    ['a day that is none', { day: '20.11.2026' }, /Write the day of the signature as YYYY-MM-DD/],
    ['a day to come', { day: '2026-11-30' }, /This day is still to come/],
    ['a missing file', { sheet: 'no.html' }, /no\.html: This file is missing/],
    ['another page', { page: '<html lang="en">' }, /This is no sheet/],
    ['a sheet of another language', { page: '<html data-sheet="mr">' }, /in "mr"\. Name the file mr\.html/],
    ['a sheet without a text', { page: '<html data-sheet="hi">' }, /No text of this sheet stands as it was signed/],
  ])('is refused for %s', (_name, { page = '', ...given }, mistake) => {
    write('hi.html', page);
    expect(take({ sheet: join(folder, 'hi.html'), ...given })).toEqual({ mistake: expect.stringMatching(mistake) });
    expect(() => read('signatures.yaml')).toThrow();
  });
});

async function sign(language: 'en' | 'hi', { by = BY, meanwhile = () => {} } = {}) {
  const { html } = await prepareSheet(folder, language);
  write(`${language}.html`, html);
  meanwhile();
  return take({ by, sheet: join(folder, `${language}.html`) });
}

function take(given: { by?: string; day?: string; sheet: string }) {
  return takeSignature(folder, { by: BY, day: DAY, now: NOW, ...given });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
