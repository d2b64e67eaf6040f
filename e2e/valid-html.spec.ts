import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { APPOINTMENTS_PATH, PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { APIResponse } from '@playwright/test';
import { getOpenDate, PATIENT } from './booking-samples.ts';
import { BUILT_SITE, listPages, toPageFile } from './built-site.ts';
import { getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { pickMeasuredPages } from './measured-pages.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { checkByHtmlValidate, checkByVnu, hasVnu } from './valid-html.ts';

/** The Nu checker, a Java program, is slow on a busy machine; `npm run test:a11y` gives it all pages. */
const VNU_TIMEOUT_MS = 180_000;

const FILES = readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' }).map((path) => join(BUILT_SITE, path));
const PAGES = FILES.filter((path) => path.endsWith('.html'));
const DRAWINGS = FILES.filter((path) => path.endsWith('.svg'));

/** The pages that are rendered on demand: answers to the plain form, and the portal's pages in their states. */
let answers: string[] = [];
let folder = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, clinic }) => {
  answers = [];
  folder = mkdtempSync(join(tmpdir(), 'clinic-answers-'));
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
    await keep(name, await request.post(APPOINTMENTS_PATH, { form }), status);
  }
  const sample = getSample(10);
  const { manageUrl } = await bookSample(request, sample);
  const { appointmentDate } = sample;
  const cancel = `${manageUrl}/cancel`;
  await keep('appointment', await request.get(manageUrl), 200);
  await keep('times', await request.get(`${manageUrl}?date=${appointmentDate}`), 200);
  await keep(
    'not-moved',
    await request.post(`${manageUrl}/move`, { form: { appointmentDate, appointmentTime: '' } }),
    422,
  );
  await keep('not-cancelled', await request.post(cancel, { form: { reason: 'a'.repeat(501) } }), 422);
  await keep('cancelled', await request.post(cancel, { form: { reason: '' } }), 200);
  await keep('asked', await request.get(PORTAL_PATH), 200);
  await keep('not-sent', await request.post(PORTAL_PATH, { form: { reference: '', phone: '' } }), 422);
  await keep('sent', await request.post(PORTAL_PATH, { form: { reference: 'BBBB-BBBB', phone: '1' } }), 200);
  await keep('gone', await request.get(`${PORTAL_PATH}/${'A'.repeat(22)}`), 404);
  await request.dispose();
});

async function keep(name: string, response: APIResponse, status: number): Promise<void> {
  expect(response.status(), name).toBe(status);
  const file = join(folder, `${name}.html`);
  writeFileSync(file, await response.body());
  answers.push(file);
}

test.afterAll(() => rmSync(folder, { recursive: true }));

test('a page of each template in each language, every answer and drawing is valid by the Nu checker', LONG, () => {
  test.skip(!hasVnu(), 'The Nu checker needs Java 17 or newer on the PATH.');
  test.setTimeout(VNU_TIMEOUT_MS);
  const pages = LANGUAGE_CODES.flatMap((code) => pickMeasuredPages(listPages(code))).map(toPageFile);
  expect(checkByVnu([...pages, ...DRAWINGS, ...answers])).toEqual([]);
});

test('every page and answer is valid by html-validate', LONG, async () => {
  expect(await checkByHtmlValidate([...PAGES, ...answers])).toEqual([]);
});
