import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { loadSite } from '#src/plugins/site-files.ts';
import { createFolder, createTestApp } from '../helper.ts';

const POLICY = "default-src &#39;self&#39;; script-src 'self' &quot;x&quot;;";

function createPage(text: string, policy = POLICY): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return `<!doctype html><html><head>${policy && meta}<title>${text}</title></head><body>${text}</body></html>`;
}

const FILES: Record<string, string> = {
  'index.html': createPage('Home '.repeat(200)),
  'about.html': createPage('About', ''),
  'services.html': createPage('Services'),
  'services/piles-treatment.html': createPage('Piles'),
  '404.html': createPage('Nothing here'),
  'blogs/404.html': createPage('No such post'),
  'hi/index.html': createPage('Mukhya'),
  'hi/about.html': createPage('Parichay'),
  'hi/404.html': createPage('Yahan kuchh nahin'),
  'hi/blogs/404.html': createPage('Aisa lekh nahin'),
  '_astro/base.Ab12.css': 'body{color:red}'.repeat(50),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'sw.js': '/* keeps */',
  'sw-off.js': '/* clears */',
  'name with space.txt': 'space',
};

async function createSite(files = FILES, offlineReading = true) {
  const folder = await createFolder();
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!/\.(html|css)$/.test(name)) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  const site = await loadSite(folder, offlineReading);
  return (await createTestApp({ site })).app;
}

/** Asks through a real socket, because `inject` and `fetch` tidy an address before they send it. */
async function getAsIs(app: FastifyInstance, path: string) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const request = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', path, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, body: await text(response) };
}

test.each([
  ['/', 'Home '],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/piles-treatment', 'Piles'],
  ['/about?from=home', 'About'],
  ['/robots.txt', 'User-agent'],
  ['/name%20with%20space.txt', 'space'],
  ['/%61bout', 'About'],
  ['/hi', 'Mukhya'],
  ['/hi/about', 'Parichay'],
])('%s is served', async (url, words) => {
  const response = await (await createSite()).inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(words);
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
  ['/about//', '/about'],
  ['/about.', '/about'],
  ['/about),?a=1', '/about?a=1'],
  ['/About%E2%80%9D', '/about'],
  ['/About', '/about'],
  ['/ABOUT/?A=B', '/about?A=B'],
  ['/Index.HTML', '/'],
  ['/services/Piles-Treatment', '/services/piles-treatment'],
  ['/about.html', '/about'],
  ['/about.html?x', '/about?x'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/services/', '/services'],
  ['/hi/', '/hi'],
  ['/hi/index.html', '/hi'],
  ['/HI/About/', '/hi/about'],
  ['/services/piles-treatment/', '/services/piles-treatment'],
])('%s is redirected to %s', async (url, location) => {
  const response = await (await createSite()).inject(url);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(location);
});

test.each([
  ['/nothing', 'Nothing here'],
  ['/blogs/nothing', 'No such post'],
  ['/blogs/deep/er', 'No such post'],
  ['/services/nothing', 'Nothing here'],
  ['/hi/nothing', 'Yahan kuchh nahin'],
  ['/hi/services/nothing', 'Yahan kuchh nahin'],
  ['/hi/blogs/nothing', 'Aisa lekh nahin'],
  ['/hindi', 'Nothing here'],
  ['/404', 'Nothing here'],
  ['/404.html', 'Nothing here'],
  ['/index.html.br', 'Nothing here'],
  ['/robots.txt/', 'Nothing here'],
  ['/../../etc/passwd', 'Nothing here'],
  ['/..%2f..%2fetc%2fpasswd', 'Nothing here'],
  ['/%2561bout', 'Nothing here'],
  ['/%E0%A4%A', 'Nothing here'],
  ['/%00', 'Nothing here'],
  ['/%', 'Nothing here'],
  ['/a%0d%0aLocation:%20x/', 'Nothing here'],
  ['//evil.example/', 'Nothing here'],
  ['//evil.example/about/', 'Nothing here'],
  ['/%2Fevil.example/', 'Nothing here'],
  ['/\\evil.example/', 'Nothing here'],
  ['/__proto__', 'Nothing here'],
])('%s is answered with 404 and the nearest page for it', async (url, words) => {
  const response = await getAsIs(await createSite(), url);
  expect(response.statusCode).toBe(404);
  expect(response.headers.location).toBeUndefined();
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain(words);
});

test.each(['GET /%zz HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n', 'GET /%zz\r\n\r\n'])(
  '%j is answered with 400',
  async (bytes) => {
    const app = await createSite();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
    socket.end(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

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

test('pages are not limited, unknown paths are', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'index.html'), createPage('Home'));
  const { app } = await createTestApp({ site: await loadSite(folder), maxBookings: 1 });
  for (let request = 1; request <= 120; request += 1) expect((await app.inject('/')).statusCode).toBe(200);
  const statuses = [];
  for (let request = 1; request <= 101; request += 1) statuses.push((await app.inject('/nothing')).statusCode);
  expect(statuses.at(99)).toBe(404);
  expect(statuses.at(100)).toBe(429);
});

test.each([
  ['/'.repeat(15_000), 'x'],
  [`/book${'/'.repeat(15_000)}`, 'x'],
  [`/${'a'.repeat(2000)}`, ''],
  [`/${'a'.repeat(2000)}`, '?x'],
  [`/portal/${'a'.repeat(2000)}`, ''],
  [`/${'%'.repeat(2000)}`, ''],
])('a path over 2,000 characters is refused with 414, and no page is drawn for it', async (start, end) => {
  const response = await (await createSite()).inject(start + end);
  expect(response.statusCode).toBe(414);
  expect(response.json().code).toBe('path-too-long');
  expect(response.body.length).toBeLessThan(500);
});

test('the longest path is looked up, and a query does not count', async () => {
  const app = await createSite();
  expect((await app.inject(`/${'a'.repeat(1999)}`)).statusCode).toBe(404);
  expect((await app.inject(`/about?${'a'.repeat(3000)}`)).statusCode).toBe(200);
});

test('other spellings of a path are limited like unknown paths', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'index.html'), createPage('Home'));
  const { app } = await createTestApp({ site: await loadSite(folder), maxBookings: 1 });
  const statuses = [];
  for (let request = 1; request <= 101; request += 1) statuses.push((await app.inject('/index.html')).statusCode);
  expect(statuses.at(99)).toBe(301);
  expect(statuses.at(100)).toBe(429);
});

test('a folder that is missing, or has no home page, is not a site', async () => {
  const folder = await createFolder();
  expect(await loadSite(folder)).toBeNull();
  expect(await loadSite(join(folder, 'dist'))).toBeNull();
});
