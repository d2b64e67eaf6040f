import { createSqlite } from '@clinic/api/test/databases.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { expect, test } from 'vitest';
import { fillPath, listDeskRoutes } from './desk-routes-list.ts';
import { openSignedIn } from './test-desk.ts';

const NUL = 'a%00b';

test('a person sends no text that no database stores to any address of the desk', async () => {
  const { app, get, send } = await openSignedIn(await createSqlite(), {}, 'owner');
  // Streams and files have no fields.
  const routes = (await listDeskRoutes(app)).filter(
    ({ path, method }) => method !== 'HEAD' && !/events$|\*/.test(path),
  );
  for (const { method, path } of routes) {
    const [url, told] = [fillPath(path), `${method} ${path}`];
    const isForm = method === 'POST';
    const asked = await (isForm ? send(url, { any: decodeURIComponent(NUL) }) : get(`${url}?any=${NUL}`));
    expect(asked.statusCode, told).toBe(422);
    const hostile = path.replace(/:\w+/, NUL).replace(/:\w+/g, 'x');
    if (hostile !== path) expect((await (isForm ? send(hostile) : get(hostile))).statusCode, told).toBe(404);
  }
});

test('a person writes no control character in a note or a reason', async () => {
  const { send, book, readRow } = await openSignedIn(await createSqlite());
  const id = await book();
  const path = `${DESK_PATHS.appointments}/${id}`;
  for (const sign of ['\u0007', '\u001b[31m', '\u0085', '\u007f']) {
    const answers = [
      await send(`${path}/cancel`, { version: '0', reason: `Away${sign}` }),
      await send(`${path}/notes`, { text: `Away${sign}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  }
  expect((await send(`${path}/cancel`, { version: '0', reason: 'Away\r\n\tuntil May' })).statusCode).toBe(303);
  expect(await readRow(id)).toMatchObject({ status: 'cancelled' });
});
