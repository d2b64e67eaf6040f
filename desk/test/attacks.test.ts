import { createSqlite } from '@clinic/api/test/databases.ts';
import { createTestApp } from '@clinic/api/test/test-app.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { expect, test } from 'vitest';
import { removePerson } from '../src/people/people-changes.ts';
import { findPerson } from '../src/people/people-list.ts';
import { fillPath, listRoutes } from './desk-routes-list.ts';
import { ASHA, PASSPHRASE, toCookie } from './people.ts';
import { createQuickAuth } from './quick-passphrases.ts';
import { openDesk } from './test-desk.ts';

/** Addresses that need a session or the secret of the waiting room's screen (`rooms/waiting/room.test.ts`). */
const SCREEN = ['/waiting', '/waiting/:token', '/waiting/:token/events'];

/** Addresses that need no session. `/*` stands for styles, scripts and fonts. */
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

const RAVI = 'ravi@clinic.example';

test('every address of the desk is closed without a session, and unknown to the public port', async () => {
  const { app, submit } = await openDesk(await createSqlite());
  const { app: site } = await createTestApp();
  const routes = await listRoutes(app);
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
  const { app, signIn, submit, rendered, db } = await openDesk(await createSqlite());
  const cookie = await signIn();
  const routes = (await listRoutes(app)).filter(({ path }) => OWNER_PATHS.some((start) => path.startsWith(start)));
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

test('forged, foreign, ended and removed sessions open nothing', async () => {
  const { app, auth, db, signIn, addPerson, submit } = await openDesk(await createSqlite());
  const cookie = await signIn();
  const look = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).statusCode;
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

  await db.updateTable('desk_sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await look(cookie)).toBe(303);

  const again = toCookie((await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE })).headers['set-cookie']);
  expect(await look(again)).toBe(200);
  await addPerson(RAVI, 'owner');
  const { id } = (await findPerson(db, ASHA)) ?? { id: '' };
  await removePerson(db, { id, maker: { made_by: RAVI, made_from: '' }, now: new Date() });
  expect(await look(again)).toBe(303);
  expect((await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE })).statusCode).toBe(401);
  expect(await (await auth.$context).internalAdapter.findUserByEmail(ASHA)).toBeNull();
});

test('a sign-in makes a new session, and does not take over one that somebody else has planted', async () => {
  const { addPerson, signIn, submit, app } = await openDesk(await createSqlite());
  const planted = await signIn(RAVI);
  await addPerson(ASHA);
  const answer = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE }, { cookie: planted });
  const cookie = toCookie(answer.headers['set-cookie']);
  const getToken = (text: string) => /desk\.session_token=([^;]+)/.exec(text)?.[1];
  expect(getToken(cookie)).toBeDefined();
  expect(getToken(cookie)).not.toBe(getToken(planted));
  expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(200);
});

test('forms of other websites and bodies of other kinds change nothing', async () => {
  const { app, addPerson, signIn, submit } = await openDesk(await createSqlite());
  await addPerson(RAVI, 'owner');
  const cookie = await signIn(RAVI, 'owner');
  const fields = new URLSearchParams({ email: ASHA, role: 'owner' }).toString();
  const send = async (headers: Record<string, string>, payload = fields) => {
    const common = { host: 'localhost:4000', cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/people', headers: { ...common, ...headers }, payload });
    return answer.statusCode;
  };
  for (const { method, path } of await listRoutes(app)) {
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

test("the library's own addresses exist on neither port", async () => {
  const { app, signIn, submit } = await openDesk(await createSqlite());
  const { app: site } = await createTestApp();
  const cookie = await signIn();
  const paths = ['get-session', 'sign-in/email', 'sign-up/email', 'two-factor/disable', 'list-sessions', 'ok', 'error'];
  for (const path of paths) {
    const url = `/api/auth/${path}`;
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    expect((await submit(url, {}, { cookie })).statusCode).toBe(404);
    expect((await site.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    expect((await site.inject({ method: 'POST', url })).statusCode).toBe(404);
  }
});

test('a desk on https takes no form from a page on http', async () => {
  const { submit } = await openDesk(await createSqlite(), 'https://desk.clinic.example');
  const send = async (origin: string) =>
    (await submit('/sign-out', {}, { host: 'desk.clinic.example', origin })).statusCode;
  expect(await send('https://desk.clinic.example')).toBe(303);
  expect(await send('http://desk.clinic.example')).toBe(403);
});

test('the cookies of https are sent over nothing else, and no page is kept or framed', async () => {
  const { app, addPerson, submit } = await openDesk(await createSqlite(), 'https://desk.clinic.example');
  await addPerson();
  const from = { host: 'desk.clinic.example', origin: 'https://desk.clinic.example' };
  const { headers } = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE }, from);
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies.map((cookie) => cookie.split(/[=.]/)[0])).toEqual(cookies.map(() => '__Secure-desk'));
  for (const cookie of cookies) {
    for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  }
  const cookie = toCookie(headers['set-cookie']);
  const data = await app.inject({ url: '/', headers: { cookie, accept: 'application/json' } });
  expect(data.statusCode).toBe(200);
  for (const answer of [
    await app.inject({ url: '/sign-in' }),
    await app.inject({ url: '/', headers: { cookie } }),
    data,
  ]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['referrer-policy']).toBe('same-origin');
  }
});

test('a sign-in leads to the day, whatever the address says', async () => {
  const { app, addPerson, submit } = await openDesk(await createSqlite());
  await addPerson();
  const fields = { email: ASHA, passphrase: PASSPHRASE, callbackURL: 'https://evil.example', next: '//evil.example' };
  const answer = await submit('/sign-in?next=//evil.example&callbackURL=//evil.example', fields);
  expect(answer.headers.location).toBe('/');
  const cookie = toCookie(answer.headers['set-cookie']);
  for (const date of ['//evil.example', 'https://evil.example', '2026-11-24/../..//evil.example']) {
    const day = await app.inject({ url: `/day?date=${encodeURIComponent(date)}`, headers: { cookie } });
    expect(day.headers.location).toBe('/');
  }
});

test('a client gets no more attempts by claiming another address', async () => {
  const { addPerson, submit } = await openDesk(await createSqlite());
  await addPerson();
  const statusCodes = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const claims = Object.fromEntries(
      ['x-desk-address', 'x-forwarded-for', 'x-real-ip', 'forwarded'].map((name) => [name, `203.0.113.${attempt}`]),
    );
    statusCodes.push((await submit('/sign-in', { email: ASHA, passphrase: 'a wrong passphrase' }, claims)).statusCode);
  }
  expect(statusCodes).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('the log holds no passphrase, no link and no person', async () => {
  const { app, addPerson, signIn, submit, logLines } = await openDesk(await createSqlite());
  await addPerson(RAVI, 'owner');
  const cookie = await signIn(RAVI, 'owner');
  const added = await submit('/people', { email: ASHA, role: 'reception' }, { cookie });
  expect(added.statusCode).toBe(200);
  await app.inject({ url: '/passphrase?token=a-token-of-somebody' });
  await submit('/sign-in', { email: ASHA, passphrase: 'a wrong passphrase' });
  await submit('/account/second-factor', { passphrase: 'a wrong passphrase' }, { cookie });
  expect(logLines.length).toBeGreaterThan(4);
  expect(logLines.join('')).not.toMatch(/asha@|ravi@|canary four|a wrong passphrase|a-token-of-somebody|session_token/);
});
