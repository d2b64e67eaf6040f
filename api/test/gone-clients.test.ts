import { connect } from 'node:net';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

const WARNING = 40;

const POST = `POST ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: `;

test.each([
  ['JSON', 'application/json', 'content-length: 500\r\n\r\n{"name":'],
  ['chunks', 'application/json', 'transfer-encoding: chunked\r\n\r\n5\r\n{"nam'],
  ['a form', 'application/x-www-form-urlencoded', 'content-length: 500\r\n\r\nname=A'],
])(
  'a client that goes away in the middle of %s is no failure, and no page is drawn for it',
  async (_what, type, rest) => {
    // The client leaves at once, and while the server waits for its body.
    for (const isHeard of [false, true]) {
      let drawn = 0;
      const { app, logLines } = await createTestApp({
        renderPage: async () => {
          drawn += 1;
          return { body: '', policy: null };
        },
      });
      const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
      const socket = connect(Number(port), '127.0.0.1');
      const gone = new Promise<void>((resolve) =>
        app.server.prependOnceListener('request', async ({ socket: visitor }) => {
          if (isHeard) await new Promise(setImmediate);
          socket.resetAndDestroy();
          if (!isHeard) visitor.destroy();
          resolve();
        }),
      );
      socket.write(`${POST}${type}\r\n${rest}`);
      await gone;
      await expect.poll(() => logLines.join('')).toContain('request broken off');
      expect(logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= WARNING)).toEqual([]);
      expect(drawn).toBe(0);
    }
  },
);
