import { createSqlite } from '@clinic/api/test/databases.ts';
import { createTestApp } from '@clinic/api/test/test-app.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { expect, test } from 'vitest';
import { findPerson } from '../src/people/people-list.ts';
import { fillPath, listDeskRoutes } from './desk-routes-list.ts';
import { openDoor, RAVI, WRONG } from './door-desk.ts';
import { ASHA, PASSPHRASE, toCookie } from './people.ts';
import { createQuickAuth } from './quick-passphrases.ts';

/** Addresses that need a session or the secret of the waiting room's screen (`rooms/waiting/room.test.ts`). */
const SCREEN = ['/waiting', '/waiting/:token', '/waiting/:token/events'];

/** Addresses of rooms that are open to anybody, and others that need no session. `/*` stands for styles, scripts and fonts. */
const OPEN = [
  '/sign-in',
  '/sign-in/code',
  '/sign-in/passkey',
  '/sign-in/passkey/options',
  '/sign-out',
  '/passphrase',
  '/feed/:file',
  '/*',
  ...SCREEN,
];

/** Addresses for owners only. */
const OWNER_PATHS: readonly string[] = [
  DESK_PATHS.people,
  DESK_PATHS.export,
  DESK_PATHS.openings,
  DESK_PATHS.person,
  DESK_PATHS.settings,
];

test('every address of the desk is closed without a session, and unknown to the public port', async () => {
  const { app, submit } = await openDoor(await createSqlite());
  const { app: site } = await createTestApp();
  const routes = await listDeskRoutes(app);
  expect(routes.length).toBeGreaterThan(20);
  for (const path of OPEN) expect(routes.map((route) => route.path)).toContain(path);
  for (const { method, path } of routes) {
    const url = fillPath(path);
    if (path !== '/' && path !== '/*' && method !== 'HEAD') {
      expect((await site.inject({ method: method as 'GET', url })).statusCode, `public ${method} ${path}`).toBe(404);
    }
    if (OPEN.includes(path)) continue;
    const told = `${method} ${path}`;
    if (method === 'POST') {
      expect((await submit(url, { version: '0' })).statusCode, told).toBe(401);
      const program = await submit(url, {}, { accept: 'application/json' });
      expect([program.statusCode, program.json().code], told).toEqual([401, 'signed-out']);
      continue;
    }
    const data = await app.inject({ method: method as 'GET', url, headers: { accept: 'application/json' } });
    expect(data.statusCode, told).toBe(401);
    if (method === 'HEAD') continue;
    const page = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers.location], told).toEqual([303, '/sign-in']);
  }
});

test('a person at reception gets nothing from the addresses of owners: no page, data or form', async () => {
  const { app, signIn, submit, rendered, db } = await openDoor(await createSqlite());
  const cookie = await signIn();
  const routes = (await listDeskRoutes(app)).filter(({ path }) => OWNER_PATHS.some((start) => path.startsWith(start)));
  expect(routes.map(({ path }) => path)).toContain('/people/:id/remove');
  for (const { method, path } of routes) {
    const url = fillPath(path);
    const ask = (accept: string) =>
      method === 'POST'
        ? submit(url, { email: RAVI, role: 'owner' }, { cookie, accept })
        : app.inject({ method: method as 'GET', url, headers: { cookie, accept } });
    expect((await ask('application/json')).statusCode, `${method} ${path}`).toBe(403);
    expect((await ask('text/html')).statusCode, `${method} ${path}`).toBe(403);
    if (method !== 'HEAD') expect(rendered.at(-1)?.view.code).toBe('owners-only');
  }
  expect(await findPerson(db, RAVI)).toBeNull();
  expect(await db.selectFrom('desk_records').selectAll().execute()).toEqual([]);
});

test('forged, foreign and ended sessions open nothing, and a planted one is not taken over', async () => {
  const { db, look, signIn, enter } = await openDoor(await createSqlite());
  const cookie = await signIn();
  expect(await look(cookie)).toBe(200);

  const [name = '', value = ''] = cookie.split('; ')[0]?.split('=') ?? [];
  const [token = ''] = decodeURIComponent(value).split('.');
  for (const forged of ['', token, `${token}.AAAA`, `other.${decodeURIComponent(value).split('.')[1]}`]) {
    expect(await look(`${name}=${encodeURIComponent(forged)}`)).toBe(303);
  }
  const other = await createQuickAuth(db, Buffer.alloc(32, 'another secret'), false);
  const foreign = await other.api.signInEmail({ body: { email: ASHA, password: PASSPHRASE }, asResponse: true });
  expect(foreign.status).toBe(200);
  expect(await look(toCookie(foreign.headers.getSetCookie()))).toBe(303);

  const planted = await signIn('meera@clinic.example');
  const own = toCookie((await enter({}, { cookie: planted })).headers['set-cookie']);
  const getToken = (text: string) => /desk\.session_token=([^;]+)/.exec(text)?.[1];
  expect(getToken(own)).toBeDefined();
  expect(getToken(own)).not.toBe(getToken(planted));
  expect(await look(own)).toBe(200);

  await db.updateTable('desk_sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await look(cookie)).toBe(303);
});

test('forms of other websites and bodies of other kinds change nothing', async () => {
  const { app, addPerson, signIn, submit } = await openDoor(await createSqlite());
  await addPerson(RAVI, 'owner');
  const cookie = await signIn(RAVI, 'owner');
  const fields = new URLSearchParams({ email: ASHA, role: 'owner' }).toString();
  const send = async (headers: Record<string, string>, payload = fields) => {
    const common = { host: 'localhost:4000', cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/people', headers: { ...common, ...headers }, payload });
    return answer.statusCode;
  };
  for (const { method, path } of await listDeskRoutes(app)) {
    if (method !== 'POST') continue;
    const foreign = await submit(fillPath(path), {}, { cookie, origin: 'https://evil.example' });
    expect(foreign.statusCode, path).toBe(403);
  }
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ origin: 'http://localhost:4001' })).toBe(403);
  expect(await send({ origin: 'http://localhost.evil.example:4000' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  const own = { origin: 'http://localhost:4000' };
  expect(await send({ ...own, 'content-type': 'text/plain' })).toBe(415);
  expect(await send({ ...own, 'content-type': 'application/json' }, `{"email":"${ASHA}"}`)).toBe(415);
  const list = await app.inject({ url: '/people', headers: { cookie, accept: 'application/json' } });
  expect(list.json()).toHaveLength(1);
  expect(await send(own)).toBe(200);
});

test('the log holds no passphrase, no link and no person', async () => {
  const { app, signIn, submit, enter, logLines } = await openDoor(await createSqlite());
  const cookie = await signIn(RAVI, 'owner');
  const added = await submit('/people', { email: ASHA, role: 'reception' }, { cookie });
  expect(added.statusCode).toBe(200);
  await app.inject({ url: '/passphrase?token=a-token-of-somebody' });
  await enter({ passphrase: WRONG });
  await submit('/account/second-factor', { passphrase: WRONG }, { cookie });
  expect(logLines.length).toBeGreaterThan(4);
  expect(logLines.join('')).not.toMatch(/asha@|ravi@|canary four|a wrong passphrase|a-token-of-somebody|session_token/);
});
