import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { loadSite } from '#src/plugins/site-files.ts';
import { createFolder } from '../folder.ts';
import { createTestApp } from '../test-app.ts';
import { createPage, createSite } from './sample-site.ts';

/** Listens on a free port. Returns where. */
async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' };
}

/** Asks through a real socket, because `inject` and `fetch` tidy an address before they send it. */
async function getAsIs(app: FastifyInstance, path: string) {
  const request = get({ ...(await listen(app)), path, agent: false });
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
    const socket = connect(await listen(await createSite()));
    socket.end(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each([
  ['an unknown path', '/nothing', 404],
  ['another spelling of a path', '/index.html', 301],
])('%s is limited, pages are not', async (_what, url, status) => {
  const folder = await createFolder();
  await writeFile(join(folder, 'index.html'), createPage('Home'));
  const { app } = await createTestApp({ site: await loadSite(folder), maxBookings: 1 });
  for (let request = 1; request <= 120; request += 1) expect((await app.inject('/')).statusCode).toBe(200);
  const statuses = [];
  for (let request = 1; request <= 101; request += 1) statuses.push((await app.inject(url)).statusCode);
  expect(statuses.at(99)).toBe(status);
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
