import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readWhatsAppWish } from '#src/appointments/booking-request.ts';
import type { WhatsAppInbox } from '#src/channels/whatsapp/inbox.ts';
import { loadSite } from '#src/plugins/site-files.ts';
import { readBoxFiles } from '#src/whatsapp-box/whatsapp-box.ts';
import { createFolder } from '../folder.ts';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

const INBOX: WhatsAppInbox = {
  settings: { appSecret: 'secret', verifyToken: 'word', phoneId: '1' },
  take: async () => undefined,
};

const NOTICE = '<aside data-notice="" hidden=""></aside>';
const PHONE = '<input id="booking-phone" name="phone" value=""/></div><p aria-live="polite" class="x"></p>';

const createPage = (tag: string, inside = PHONE) =>
  `<!doctype html><html lang="${tag}"><head></head><body>${NOTICE}<form>${inside}</form></body></html>`;

const FILES: Record<string, string> = {
  'index.html': createPage('en-IN', ''),
  'book.html': createPage('en-IN'),
  'hi/book.html': createPage('hi-IN'),
  'mr/book.html': createPage('mr-IN'),
};

async function openSite(hasWhatsApp: boolean) {
  const folder = await createFolder();
  for (const language of ['hi', 'mr']) await mkdir(join(folder, language));
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(join(folder, name), text);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  const answer = createPage('en-IN', `${PHONE}<span data-whatsapp-wish=""></span>`);
  const renderPage = async () => ({ body: answer, policy: null });
  return {
    answer,
    ...(await createTestApp({ site: await loadSite(folder), renderPage, whatsappInbox: hasWhatsApp ? INBOX : null })),
  };
}

test('where WhatsApp is off, pages are the files of the build, and the box has no files', async () => {
  const { app, submit, answer } = await openSite(false);
  for (const [url, name] of [
    ['/', 'index.html'],
    ['/book', 'book.html'],
    ['/hi/book', 'hi/book.html'],
  ] as const) {
    const plain = await app.inject(url);
    expect(plain.body).toBe(FILES[name]);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.rawPayload).toEqual(brotliCompressSync(FILES[name] ?? ''));
  }
  for (const path of Object.keys(await readBoxFiles())) expect((await app.inject(path)).statusCode).toBe(404);
  expect((await submit(APPOINTMENTS_PATH, { name: 'A' })).body).toBe(answer);
});

test('where WhatsApp is on, the box stands unticked below the phone number, in the language of the page', async () => {
  const { app } = await openSite(true);
  for (const [url, label] of [
    ['/book', 'Also tell me on WhatsApp'],
    ['/hi/book', 'मुझे WhatsApp पर भी बताएँ'],
    ['/mr/book', 'मला WhatsApp वरही कळवा'],
  ] as const) {
    const { body } = await app.inject(url);
    expect(body).toContain(`class="x"></p><astro-slot name="phoneNote">`);
    expect(body).toContain(
      `<input type="checkbox" name="whatsapp" value="yes" aria-describedby="whatsapp-note">${label}`,
    );
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
  }
  expect((await app.inject('/')).body).toBe(FILES['index.html']);
  for (const [path, bytes] of Object.entries(await readBoxFiles()))
    expect((await app.inject(path)).rawPayload).toEqual(bytes);
});

test('a refused form that was sent with the wish comes back with a ticked box', async () => {
  const { submit } = await openSite(true);
  const { body, statusCode } = await submit(APPOINTMENTS_PATH, { ...appointment, name: '', whatsapp: 'yes' });
  expect(statusCode).toBe(422);
  expect(body).toContain('aria-describedby="whatsapp-note" checked>');
});

test('the wish is kept with its time: that of a form, and that in the query of JSON, whose body has eight fields', async () => {
  const { submit, book, readRows } = await createTestApp({ whatsappInbox: INBOX });
  expect((await submit(APPOINTMENTS_PATH, { ...appointment, whatsapp: 'yes' })).statusCode).toBe(201);
  const later = { ...appointment, appointmentTime: '09:00 AM', email: 'canary2@patient.example' };
  expect((await book({ ...later, whatsapp: 'yes' })).statusCode).toBe(422);
  expect((await book(later, {}, { query: { whatsapp: 'yes' } })).statusCode).toBe(201);
  expect(readRows().map(({ whatsapp_at, created_at }) => whatsapp_at === created_at)).toEqual([true, true]);
});

test('where WhatsApp is off, a wish is not kept, and is no mistake', async () => {
  const { book, readRows } = await createTestApp();
  expect((await book(appointment, {}, { query: { whatsapp: 'yes' } })).statusCode).toBe(201);
  expect(readRows()).toMatchObject([{ whatsapp_at: null }]);
});

test.each<[string, object, object, string, boolean]>([
  ['in the query', { whatsapp: 'yes' }, {}, 'application/json', true],
  ['in a form', {}, { whatsapp: 'yes' }, 'application/x-www-form-urlencoded', true],
  ['in a JSON body', {}, { whatsapp: 'yes' }, 'application/json', false],
  ['in other words', { whatsapp: 'on' }, { whatsapp: ['yes', 'yes'] }, 'application/x-www-form-urlencoded', false],
])('a wish %s counts or not', (_place, query, body, type, isWish) => {
  const routeOptions = { url: APPOINTMENTS_PATH };
  const request = { method: 'POST', query, body, headers: { 'content-type': type }, routeOptions };
  expect(readWhatsAppWish(request as unknown as FastifyRequest)).toBe(isWish);
});
