import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { expect, test } from 'vitest';
import { fillPath, listRoutes } from './desk-routes-list.ts';
import { openSignedIn } from './test-desk.ts';

const NUL = 'a%00b';

describeDatabases((createUrl) => {
  test('no address of the desk takes a text that no database stores', async () => {
    const { app, get, cookie } = await openSignedIn(await createUrl(), {}, 'owner');
    const send = (url: string, payload: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { cookie, origin: 'http://localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    // Streams and files have no fields.
    const routes = (await listRoutes(app)).filter(({ path }) => !/events$|\*/.test(path));
    for (const { method, path } of routes.filter((route) => route.method !== 'HEAD')) {
      const url = fillPath(path);
      const told = `${method} ${path}`;
      if (method === 'POST') expect((await send(url, `any=${NUL}`)).statusCode, told).toBe(422);
      else expect((await get(`${url}?any=${NUL}`)).statusCode, told).toBe(422);
      const hostile = path.replace(/:\w+/, NUL).replace(/:\w+/g, 'x');
      if (hostile === path) continue;
      expect((await (method === 'POST' ? send(hostile, '') : get(hostile))).statusCode, told).toBe(404);
    }
  });

  test.each(['\u0007', '\u001b[31m', '\u0085', '\u007f'])('a note or a reason with %j is refused', async (sign) => {
    const { send, book, readRow } = await openSignedIn(await createUrl());
    const id = await book();
    const path = `${DESK_PATHS.appointments}/${id}`;
    expect((await send(`${path}/cancel`, { version: '0', reason: `Away${sign}` })).statusCode).toBe(422);
    expect((await send(`${path}/notes`, { text: `Away${sign}` })).statusCode).toBe(422);
    expect((await send(`${path}/cancel`, { version: '0', reason: 'Away\r\n\tuntil May' })).statusCode).toBe(303);
    expect(await readRow(id)).toMatchObject({ status: 'cancelled' });
  });
});
