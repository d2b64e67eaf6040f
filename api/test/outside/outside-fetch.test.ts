import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { OutsideError } from '#src/outside/outside-error.ts';
import { createOutsideFetch, type OutsideRequest } from '#src/outside/outside-fetch.ts';
import { isPublicAddress } from '#src/outside/public-address.ts';
import { lookup, PUBLIC_MACHINE, startOutsideServer, startPlainServer } from './outside-server.ts';

const LIMITS = { maxBytes: 1000, timeoutMs: 20_000, redirects: 2 };
const BIG = Buffer.alloc(100_000);

/** The server's answers, by path. */
const answer: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', `https://${request.headers.host}`);
  const redirect = (status: number, to: string) => void response.writeHead(status, { location: to }).end();
  const other = `https://other.example:${url.port}`;
  if (url.pathname === '/echo') {
    request.toArray().then((parts) => {
      const { authorization = '', cookie = '', accept = '' } = request.headers;
      response.end(JSON.stringify({ method: request.method, authorization, cookie, accept, body: parts.join('') }));
    });
  } else if (url.pathname === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync('a calendar'));
  else if (url.pathname === '/brotli') response.setHeader('content-encoding', 'br').end(brotliCompressSync('another'));
  else if (url.pathname === '/no-gzip') response.setHeader('content-encoding', 'gzip').end('a calendar');
  else if (url.pathname === '/big') response.end(BIG);
  else if (url.pathname === '/endless') response.write(BIG);
  else if (url.pathname === '/bomb') response.setHeader('content-encoding', 'gzip').end(gzipSync(BIG));
  else if (url.pathname === '/empty-members') {
    // Members that unpack to nothing never fill the decompressed side.
    response.setHeader('content-encoding', 'gzip').end(Buffer.concat(Array(200).fill(gzipSync(''))));
  } else if (url.pathname === '/slow') response.write('a');
  else if (url.pathname === '/cut')
    response.writeHead(200, { 'content-length': '9' }).write('a', () => response.destroy());
  else if (url.pathname === '/inside') redirect(302, `https://inner.example:${url.port}/echo`);
  else if (url.pathname === '/literal') redirect(302, `https://127.0.0.2:${url.port}/echo`);
  else if (url.pathname === '/plain') redirect(302, 'http://calendar.example/echo');
  else if (url.pathname === '/here') redirect(307, '/echo');
  else if (url.pathname === '/there') redirect(308, `${other}/echo`);
  else if (url.pathname === '/found') redirect(302, '/echo');
  else if (url.pathname === '/round') redirect(302, '/round');
  else response.writeHead(401, { etag: '"a"' }).end('Sign in');
};

async function startOutside() {
  const server = await startOutsideServer(answer);
  const fetchOutside = createOutsideFetch({
    allowPrivate: false,
    isAllowed: (one) => one === PUBLIC_MACHINE,
    lookup,
    ca: server.ca,
  });
  const ask = (path: string, options: Partial<OutsideRequest> = {}) =>
    fetchOutside(new URL(path, server.url).href, { ...LIMITS, ...options });
  const read = async (path: string, options?: Partial<OutsideRequest>) =>
    JSON.parse(String((await ask(path, options)).body));
  const getCode = (path: string, options?: Partial<OutsideRequest>) =>
    ask(path, options).then(
      () => 'answered',
      (error: OutsideError) => error.code,
    );
  return { ...server, ask, read, getCode };
}

test('an address of this machine or of a network of our own is not public, in any form', () => {
  const own = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1
    192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1 ::ffff:10.0.0.1
    ::ffff:7f00:1 64:ff9b::10.0.0.1 64:ff9b::7f00:1 64:ff9b:1::8.8.8.8 100::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1
    5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 4000::1`;
  expect(own.split(/\s+/).filter(isPublicAddress)).toEqual([]);
  const others =
    '8.8.8.8 172.32.0.1 100.128.0.1 2001:4860:4860::8888 2a00:1450:4001::1 ::ffff:8.8.8.8 64:ff9b::8.8.8.8';
  expect(others.split(' ').filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('an address outside answers, packed or not', async () => {
  const { ask, read } = await startOutside();
  expect(await read('/echo', { method: 'POST', body: 'é', headers: { authorization: 'Bearer a' } })).toMatchObject({
    method: 'POST',
    authorization: 'Bearer a',
    body: 'é',
  });
  expect(String((await ask('/gzip')).body)).toBe('a calendar');
  expect(String((await ask('/brotli')).body)).toBe('another');
  const { status, headers, body } = await ask('/unknown');
  expect({ status, etag: headers.etag, body: String(body) }).toEqual({ status: 401, etag: '"a"', body: 'Sign in' });
});

test('only https outside is asked, and no machine inside, however it is named', async () => {
  const { port, ask, getCode, asked } = await startOutside();
  for (const host of ['inner.example', 'two.example', '127.0.0.2', '127.2', '0x7f.2', '[::1]', '[::ffff:127.0.0.2]']) {
    expect(await getCode(`https://${host}:${port}/echo`), host).toBe('address');
  }
  const schemes = [
    'http://calendar.example/',
    'file:///etc/passwd',
    'ftp://calendar.example/',
    'webcal://calendar.example/',
  ];
  for (const url of schemes) expect(await getCode(url)).toBe('scheme');
  expect(asked).toEqual([]);
  const error = await ask('https://nobody.example/secret').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'connection ENOTFOUND', message: 'connection ENOTFOUND' });
  expect(error).not.toHaveProperty('cause');
});

test('a real lookup is judged too, and allowed when the operator says so', async () => {
  const url = (await startPlainServer((_request, response) => void response.end('inside'))).replace(
    '127.0.0.1',
    'localhost',
  );
  const refusal = createOutsideFetch({ allowPrivate: false })(url.replace('http:', 'https:'), LIMITS);
  await expect(refusal).rejects.toMatchObject({ code: 'address' });
  expect(String((await createOutsideFetch({ allowPrivate: true })(url, LIMITS)).body)).toBe('inside');
  await expect(createOutsideFetch({ allowPrivate: true })('file:///etc/passwd', LIMITS)).rejects.toMatchObject({
    code: 'scheme',
  });
});

test('each redirect is judged like the first address', async () => {
  const { getCode, asked } = await startOutside();
  expect(await getCode('/inside')).toBe('address');
  expect(await getCode('/literal')).toBe('address');
  expect(await getCode('/plain')).toBe('scheme');
  expect(await getCode('/round')).toBe('redirect 302');
  expect(await getCode('/here', { redirects: 0 })).toBe('redirect 307');
  expect(asked.filter((one) => !one.startsWith('GET calendar.example/'))).toEqual([]);
  expect(asked.filter((one) => one.endsWith('/round'))).toHaveLength(3);
});

test('a redirect takes the body along or ends, and another origin gets no credentials', async () => {
  const { port, read, getCode } = await startOutside();
  const request = {
    method: 'POST',
    body: 'news',
    headers: { authorization: 'Bearer a', Cookie: 'b', accept: 'text/calendar' },
  };
  expect(await read('/here', request)).toMatchObject({
    method: 'POST',
    body: 'news',
    authorization: 'Bearer a',
    cookie: 'b',
  });
  const other = { method: 'POST', body: 'news', authorization: '', cookie: '', accept: 'text/calendar' };
  expect(await read('/there', request)).toEqual(other);
  expect(await getCode('/found', request)).toBe('redirect 302');
  const named = `https://asha:secret@calendar.example:${port}`;
  expect(await read(`${named}/here`)).toMatchObject({ authorization: `Basic ${btoa('asha:secret')}` });
  expect(await read(`${named}/there`)).toMatchObject({ authorization: '' });
});

test('an answer may be neither too big, packed or not, nor too slow, nor broken', async () => {
  const { getCode } = await startOutside();
  for (const path of ['/big', '/endless', '/bomb', '/empty-members']) expect(await getCode(path), path).toBe('size');
  expect(await getCode('/slow', { timeoutMs: 200 })).toBe('time');
  expect(await getCode('/no-gzip')).toBe('broken Z_DATA_ERROR');
  expect(await getCode('/cut')).toMatch(/^connection/);
});

test('who stops asking gets their own reason', async () => {
  const { ask } = await startOutside();
  const stop = new AbortController();
  const asking = ask('/slow', { signal: stop.signal });
  stop.abort(new Error('the process ends'));
  await expect(asking).rejects.toThrow('the process ends');
});
