/** @module-tag long */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openWebsiteDesk } from '#test/website-desk.ts';

const PATH = '/website/team/namuna-pawar';
const BODY = '--x\r\ncontent-disposition: form-data; name="do"\r\n\r\nadd:about\r\n--x--\r\n';
const HALF = 20;

test('photographs of an owner may come slowly, and no body of a stranger', async () => {
  const { app, cookie } = await openWebsiteDesk();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** Begins to send a form, and keeps the connection open. */
  const begin = (path: string, type: string, more = '') => {
    const socket = connect(port, '127.0.0.1');
    const head = `host: localhost:4000\r\norigin: http://localhost:4000\r\nconnection: close\r\ncontent-type: ${type}\r\n${more}`;
    socket.write(`POST ${path} HTTP/1.1\r\n${head}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, HALF)}`);
    return { socket, answer: text(socket) };
  };
  const multipart = 'multipart/form-data; boundary=x';
  const owner = begin(PATH, multipart, `cookie: ${cookie}\r\n`);
  await once(owner.socket, 'connect');
  const strangers = [begin(PATH, multipart), begin('/sign-in', 'application/x-www-form-urlencoded')];
  for (const { answer } of strangers) expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  owner.socket.write(BODY.slice(HALF));
  expect(await owner.answer).toMatch(/^HTTP\/1\.1 200 .*Namuna Pawar/s);
});
