import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { getOpenDate, PATIENT } from './booking-samples.ts';
import { BUILT_SITE } from './built-site.ts';
import { getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { checkByHtmlValidate, checkByVnu, hasVnu } from './valid-html.ts';

/** The Nu checker, a Java program, is slow on a busy machine. */
const VNU_TIMEOUT_MS = 180_000;

const FILES = readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' }).map((path) => join(BUILT_SITE, path));
const PAGES = FILES.filter((path) => path.endsWith('.html'));
const DRAWINGS = FILES.filter((path) => path.endsWith('.svg'));

/** The pages that answer the plain form: booked, refused with the form, refused without it. */
const answers: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'clinic-answers-'));

test.beforeAll(async ({ playwright, clinic }) => {
  const request = await playwright.request.newContext({ baseURL: clinic.url });
  const booking = {
    ...PATIENT,
    ...getDoctor(6),
    appointmentDate: getOpenDate(80),
    appointmentTime: '02:00 PM',
  };
  const forms: [string, Record<string, string>, number][] = [
    ['booked', booking, 201],
    ['refused', { ...booking, name: '', email: 'canary@', appointmentTime: '' }, 422],
    ['too-long', { ...booking, message: 'a'.repeat(100_000) }, 413],
  ];
  for (const [name, form, status] of forms) {
    const response = await request.post(APPOINTMENTS_PATH, { form });
    expect(response.status()).toBe(status);
    const file = join(folder, `${name}.html`);
    writeFileSync(file, await response.body());
    answers.push(file);
  }
  await request.dispose();
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('every page, answer and drawing is valid by the Nu checker', () => {
  test.skip(!hasVnu(), 'The Nu checker needs Java 17 or newer on the PATH.');
  test.setTimeout(VNU_TIMEOUT_MS);
  expect(checkByVnu([...PAGES, ...DRAWINGS, ...answers])).toEqual([]);
});

test('every page and answer is valid by html-validate', async () => {
  expect(await checkByHtmlValidate([...PAGES, ...answers])).toEqual([]);
});
