import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadSite } from '#src/plugins/site-files.ts';
import { createFolder } from '../folder.ts';
import { createSite, FILES } from './sample-site.ts';

test.each<[string | undefined, string | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
  [undefined, undefined],
  ['nonsense;;;q=x', undefined],
])('Accept-Encoding %s is answered with %s', async (acceptEncoding, expected) => {
  const app = await createSite();
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const response = await app.inject({ url: '/', headers });
  expect(response.headers['content-encoding']).toBe(expected);
  expect(response.headers.vary).toBe('accept-encoding');
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''] ?? ((bytes: Buffer) => bytes);
  expect(decode(response.rawPayload).toString()).toBe(FILES['index.html']);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
});

test('each encoding has a strong tag of its own, and a known tag is answered with 304', async () => {
  const app = await createSite();
  const plain = (await app.inject('/')).headers.etag as string;
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(plain).toMatch(/^"[\w-]+"$/);
  expect(headers.etag).not.toBe(plain);

  for (const tag of [plain, `"other", W/${plain}`, '*']) {
    const response = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
    expect(response.headers).toMatchObject({ etag: plain, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  }
  expect((await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
});

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/_astro/base.Ab12.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/hi/search.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=3600'],
])('%s is sent as %s with cache-control %s', async (url, contentType, cacheControl) => {
  const { headers } = await (await createSite()).inject(url);
  expect(headers).toMatchObject({ 'content-type': contentType, 'cache-control': cacheControl });
});

test('the service worker asks only this site, and gives way to the one that clears up', async () => {
  const { headers, body } = await (await createSite()).inject('/sw.js');
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
  expect(body).toBe(FILES['sw.js']);
  const switchedOff = await (await createSite(FILES, false)).inject('/sw.js');
  expect(switchedOff.headers['cache-control']).toBe('no-cache');
  expect(switchedOff.body).toBe(FILES['sw-off.js']);
});

test.each([
  ['/', 'hi, mr;q=0.9, *;q=0.1'],
  ['/hi/about', 'en'],
])('%s is the same page for a browser that asks for %s, and nothing is stored', async (url, language) => {
  const app = await createSite();
  const { date, ...usual } = (await app.inject(url)).headers;
  const response = await app.inject({ url, headers: { 'accept-language': language } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toEqual({ ...usual, date: expect.any(String) });
  expect(response.headers.vary).toBe('accept-encoding');
  expect(response.headers).not.toHaveProperty('set-cookie');
});

test('HEAD is answered with the headers only', async () => {
  const app = await createSite();
  const get = await app.inject('/about');
  const head = await app.inject({ method: 'HEAD', url: '/about' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
});

test("a page's own policy is sent as a header that forbids framing too", async () => {
  const app = await createSite();
  expect((await app.inject('/')).headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' "x"; frame-ancestors 'none'`,
  );
  expect((await app.inject('/about')).headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test('a drawing that is opened by itself can run and load nothing', async () => {
  const { headers } = await (await createSite()).inject('/favicon.svg');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
});

test('another method on a page is refused with the methods it takes', async () => {
  const response = await (await createSite()).inject({ method: 'POST', url: '/about' });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

test('unknown API paths are problems, not pages', async () => {
  const response = await (await createSite()).inject('/api/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test('a folder that is missing, or has no home page, is not a site', async () => {
  const folder = await createFolder();
  expect(await loadSite(folder)).toBeNull();
  expect(await loadSite(join(folder, 'dist'))).toBeNull();
});
