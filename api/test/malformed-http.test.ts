import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment } from './sample-bookings.ts';
import { createTestApp } from './test-app.ts';

const POST = `POST ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\n`;
const JSON_TYPE = 'content-type: application/json\r\n';
const BOOKING = JSON.stringify(appointment);

/** Bytes that a client sends down a socket before it closes its own half. */
const MESSAGES: [what: string, bytes: string | Buffer][] = [
  ['nothing', ''],
  ['no HTTP', 'NONSENSE\r\n\r\n'],
  ['a TLS greeting', Buffer.from('16030100a5010000a10303', 'hex')],
  ['zeros', Buffer.alloc(4096)],
  ['HTTP 0.9', 'GET /\r\n\r\n'],
  ['HTTP 9.9', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nhost: x\r\nbroken\r\n\r\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n'],
  ['NUL in the path', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['bytes above ASCII in the path', Buffer.from('GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n', 'latin1')],
  ['a folded header', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\r\n b\r\n\r\n'],
  ['64 KiB of headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(65_536)}\r\n\r\n`],
  ['a path of 64 KiB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a length that is no number', `${POST}${JSON_TYPE}content-length: ten\r\n\r\n${BOOKING}`],
  ['a negative length', `${POST}${JSON_TYPE}content-length: -1\r\n\r\n${BOOKING}`],
  ['two lengths', `${POST}${JSON_TYPE}content-length: 1\r\ncontent-length: ${BOOKING.length}\r\n\r\n${BOOKING}`],
  ['a length and chunks', `${POST}${JSON_TYPE}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['an unknown transfer coding', `${POST}${JSON_TYPE}transfer-encoding: cow\r\n\r\n${BOOKING}`],
  ['a chunk without a size', `${POST}${JSON_TYPE}transfer-encoding: chunked\r\n\r\nzz\r\n${BOOKING}\r\n0\r\n\r\n`],
  [
    'more chunks than the limit',
    `${POST}${JSON_TYPE}transfer-encoding: chunked\r\n\r\n${'400\r\n'.concat('x'.repeat(1024), '\r\n').repeat(BODY_MAX_BYTES / 1024 + 1)}0\r\n\r\n`,
  ],
  ['a body that breaks off', `${POST}${JSON_TYPE}content-length: 500\r\n\r\n{"name":"As`],
  ['broken JSON', `${POST}${JSON_TYPE}content-length: 8\r\n\r\n{"name":`],
  ['a compressed body', `${POST}${JSON_TYPE}content-encoding: gzip\r\ncontent-length: 4\r\n\r\n\x1f\x8b\x08\x00`],
  ['no content type', `${POST}content-length: ${BOOKING.length}\r\n\r\n${BOOKING}`],
  ['a strange method', `BREW ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['CONNECT', 'CONNECT x:80 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an upgrade', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ['an unknown expectation', `${POST}${JSON_TYPE}expect: a miracle\r\ncontent-length: 2\r\n\r\n{}`],
  [
    'an absolute address',
    `POST http://evil.example${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
  ],
];

test.each([
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: x\r\nHost: x\r\nconnection: close\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /healthz\r\n\r\n', 400],
  ['a whole address', 'GET http://evil.example/healthz?x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 200],
  ['a whole address without a path', 'GET HTTP://evil.example HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
])('%s is answered with its own status', async (_what, bytes, status) => {
  const { app } = await createTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.end(bytes);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each(MESSAGES)('%s is answered with 4xx or a closed connection, and nothing breaks', async (_what, bytes) => {
  const { app, book, readRows } = await createTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.end(bytes);
  const answer = await text(socket).catch((error: NodeJS.ErrnoException) => {
    expect(error.code).toBe('ECONNRESET');
    return '';
  });
  if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(readRows()).toHaveLength(0);
  expect((await book(appointment)).statusCode).toBe(201);
});
