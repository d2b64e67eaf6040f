import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageNotice, PageNotices } from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import type { RenderPage } from '#src/page-renderer.ts';
import { loadSite } from '#src/plugins/site-files.ts';
import { createFolder } from '../folder.ts';
import { createTestApp } from '../test-app.ts';

const PLACE = '<aside data-notice="" class="x" aria-label="Notice" hidden=""></aside>';

function createPage(language: string, place = PLACE): string {
  return `<!doctype html><html lang="${language}"><head></head><body>${place}<main>Words</main></body></html>`;
}

const FILES: Record<string, string> = {
  'index.html': createPage('en-IN'),
  'hi/index.html': createPage('hi-IN'),
  'offline.html': createPage('en-IN', ''),
  '404.html': createPage('en-IN'),
};

function inEnglish(...texts: string[]): PageNotice[] {
  return texts.map((text) => ({ text, language: 'en' }));
}

async function openSite() {
  const folder = await createFolder();
  await mkdir(join(folder, 'hi'));
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(join(folder, name), text);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  const shown: { notices: PageNotices } = { notices: new Map() };
  const renderPage: RenderPage = async (_page, { language = 'en' }) => ({
    body: createPage(`${language}-IN`),
    policy: null,
  });
  const { app } = await createTestApp({
    site: await loadSite(folder),
    renderPage,
    getNotices: () => shown.notices,
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { shown, get };
}

test('a notice stands in the pages of its language as long as it is shown, and changes their tags', async () => {
  const { shown, get } = await openSite();
  const before = await get('/');
  expect(before.body).toBe(FILES['index.html']);

  shown.notices = new Map([['en', inEnglish('<b>Closed</b> & "shut" $& on Monday', 'Rain')]]);
  const during = await get('/');
  expect(during.body).toContain(
    '<aside data-notice="" class="x" aria-label="Notice"><p>&lt;b&gt;Closed&lt;/b&gt; &amp; &quot;shut&quot; $&amp; on Monday</p><p>Rain</p></aside><main>',
  );
  expect(during.headers['content-length']).toBe(String(Buffer.byteLength(during.body)));
  expect(during.headers.etag).not.toBe(before.headers.etag);
  expect({ ...during.headers, etag: 0, date: 0, 'content-length': 0 }).toEqual({
    ...before.headers,
    etag: 0,
    date: 0,
    'content-length': 0,
  });
  expect((await get('/', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200);
  expect((await get('/', { 'if-none-match': String(during.headers.etag) })).statusCode).toBe(304);
  expect((await get('/missing')).body).toContain('Rain');
  expect((await get('/portal')).body).toContain('Rain');
  expect((await get('/hi')).body).toBe(FILES['hi/index.html']);
  expect((await get('/offline')).body).toBe(FILES['offline.html']);

  shown.notices = new Map([['hi', [{ text: 'बंद', language: 'hi' }]]]);
  expect((await get('/hi')).body).toContain('<p>बंद</p>');
  expect((await get('/')).headers.etag).toBe(before.headers.etag);
});

test('a notice without a text in the language of a page is marked there as English', async () => {
  const { shown, get } = await openSite();
  const rain = { text: 'बारिश', language: 'hi' } as const;
  shown.notices = new Map([
    ['en', inEnglish('Closed')],
    ['hi', [...inEnglish('Closed'), rain]],
  ]);
  const words = '<p lang="en">Closed</p><p>बारिश</p></aside>';
  expect((await get('/hi')).body).toContain(words);
  expect((await get('/portal?language=hi')).body).toContain(words);
  expect((await get('/')).body).toContain('<p>Closed</p></aside>');
});

test('each encoding of a page is made once for all who ask meanwhile', async () => {
  const { shown, get } = await openSite();
  shown.notices = new Map([['en', inEnglish('Closed')]]);
  const asked = ['br', 'br', 'identity', 'br'].map((encoding) => get('/', { 'accept-encoding': encoding }));
  const [one, two, plain, three] = await Promise.all(asked);
  expect([one?.headers['content-encoding'], one?.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(one?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(new Set([one, two, three].map((answer) => answer?.headers.etag)).size).toBe(1);
  expect(plain?.headers.etag).not.toBe(one?.headers.etag);
  // The build has made no such form of this page.
  expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  const portal = await get('/portal', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(portal.rawPayload).toString()).toContain('Closed');
});
