import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createTestApp } from '@clinic/api/test/test-app.ts';
import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { PASSPHRASE_MAX_CHARS } from '#people/door.ts';
import { openDoor, WRONG } from '#test/door-desk.ts';
import { ASHA, PASSPHRASE, toCookie } from '#test/people.ts';

const NOBODY = 'nobody@clinic.example';

/** Addresses of the sign-in library, which must not be reached. */
const LIBRARY = ['get-session', 'sign-in/email', 'sign-up/email', 'two-factor/disable', 'list-sessions', 'ok', 'error'];

describeDatabases((createUrl) => {
  test('the tables are those that the sign-in library expects', async () => {
    const { auth } = await openDoor(await createUrl());
    const { toBeCreated, toBeAdded } = await getMigrations(auth.options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });

  test('a person signs in, is known, and signs out', async () => {
    const { signIn, submit, look, getView } = await openDoor(await createUrl());
    const cookie = await signIn();
    expect(await look(cookie)).toBe(200);
    expect(getView()?.person).toMatchObject({ email: ASHA, role: 'reception' });
    expect((await submit('/sign-out', {}, { cookie })).headers.location).toBe('/sign-in');
    expect(await look(cookie)).toBe(303);
  });
});

test.each([
  { deskUrl: 'http://localhost:4000', foreign: 'http://localhost:4001', prefix: 'desk', parts: [] },
  {
    deskUrl: 'https://desk.clinic.example',
    foreign: 'http://desk.clinic.example',
    prefix: '__Secure-desk',
    parts: ['Secure'],
  },
])(
  'at $deskUrl the cookies are for this host and protocol, hidden from scripts, for twelve hours; no page is kept or framed',
  async ({ deskUrl, foreign, prefix, parts }) => {
    const { app, addPerson, enter, submit } = await openDoor(await createSqlite(), deskUrl);
    await addPerson();
    const from = { host: new URL(deskUrl).host, origin: deskUrl };
    const { headers } = await enter({}, from);
    expect(headers.location).toBe('/');
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => cookie.split(/[=.]/)[0])).toEqual(cookies.map(() => prefix));
    for (const cookie of cookies) {
      for (const part of ['HttpOnly', 'SameSite=Lax', ...parts]) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    }
    expect(cookies.find((cookie) => cookie.includes('session_token'))).toContain('Max-Age=43200; Path=/;');

    const cookie = toCookie(cookies);
    const asked = [{}, { cookie }, { cookie, accept: 'application/json' }];
    for (const headers of asked) {
      const answer = await app.inject({ url: 'cookie' in headers ? '/' : '/sign-in', headers });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['referrer-policy']).toBe('same-origin');
    }
    expect((await submit('/sign-out', {}, { ...from, origin: foreign })).statusCode).toBe(403);
    expect((await submit('/sign-out', {}, from)).statusCode).toBe(303);
  },
);

test('the desk serves its own files, no page of the site, and no address of the sign-in library; nobody signs up', async () => {
  const { app, signIn, submit, enter } = await openDoor(await createSqlite());
  const { app: site } = await createTestApp();
  const cookie = await signIn();
  expect((await app.inject('/_astro/desk.js')).body).toBe('desk');
  for (const url of ['/book', '/api/availability', '/portal', '/api/appointments']) {
    expect((await app.inject({ url, headers: { cookie } })).statusCode, url).toBe(404);
  }
  const payload = { email: NOBODY, password: PASSPHRASE, name: 'Thief' };
  for (const url of ['/sign-up', ...LIBRARY.map((path) => `/api/auth/${path}`)]) {
    const answers = [
      await app.inject({ url, headers: { cookie } }),
      await submit(url, payload, { cookie }),
      await site.inject({ url, headers: { cookie } }),
      await site.inject({ method: 'POST', url }),
    ];
    expect([url, ...answers.map(({ statusCode }) => statusCode)]).toEqual([url, 404, 404, 404, 404]);
    expect((await app.inject({ method: 'POST', url, payload })).statusCode, url).toBeGreaterThanOrEqual(400);
  }
  expect((await enter({ email: NOBODY })).statusCode).toBe(401);
});

test('an address with something stuck to it is found, and leads to no other host', async () => {
  const { app } = await openDoor(await createSqlite());
  for (const path of ['/sign-in', '/day/2026-11-24', `/feed/${'A'.repeat(22)}.ics`]) {
    const { statusCode, headers } = await app.inject(`${path}).?q=a.`);
    expect([statusCode, headers.location]).toEqual([301, `${path}?q=a.`]);
  }
  for (const url of ['//evil.example/.', '//evil.example)', '/./', '//']) {
    expect((await app.inject({ url })).headers.location ?? '/', url).toMatch(/^\/(?!\/)/);
  }
});

test('an address waits after five wrong passphrases, whatever it claims to be, and learns of nobody', async () => {
  const { app, addPerson, enter, getView, logLines } = await openDoor(await createSqlite());
  await addPerson();
  const { body: form } = await app.inject('/sign-in');
  expect(form).toMatch(/<form[^>]* action="\/sign-in" method="post"/);
  for (const part of ['name="email"', 'autoComplete="current-password"']) expect(form).toContain(part);
  expect(form).not.toMatch(/role="alert"(?! hidden)/);
  const names = ['x-desk-address', 'x-forwarded-for', 'x-real-ip', 'forwarded'];
  const attempt = (number: number, change = {}) =>
    enter(change, Object.fromEntries(names.map((name) => [name, `203.0.113.${number}`])));
  for (const [number, email] of [NOBODY, ASHA, ASHA, ASHA, ASHA].entries()) {
    const passphrase = email === NOBODY ? PASSPHRASE : WRONG;
    const { statusCode, body } = await attempt(number, { email, passphrase });
    expect([statusCode, getView()]).toEqual([401, { email, refused: { reason: 'wrong' } }]);
    expect(body).toContain('The email or the passphrase is wrong. Please try again.');
    expect(body).toMatch(new RegExp(`name="email"[^>]* value="${email}"`));
  }
  const answer = await attempt(5);
  expect([answer.statusCode, getView()?.refused?.reason]).toEqual([429, 'too-many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toMatch(/Too many tries\. Please try again in \d+ \w+\./);
  expect((await attempt(6)).statusCode).toBe(429);
  expect(logLines.join('')).toContain('could not sign in');
  expect(logLines.join('')).not.toMatch(/asha|passphrase":/);
});

test('many addresses together cannot guess one passphrase, nor lock the person out of the usual browser or a new link', async () => {
  const { enter, signIn, submit, createToken, pass } = await openDoor(await createSqlite());
  const usual = await signIn();
  const meera = await signIn('meera@clinic.example');
  const attempt = async (number: number, change = {}, cookie = '') =>
    (await enter(change, { cookie }, `192.0.2.${number}`)).statusCode;
  for (const email of [ASHA, NOBODY]) {
    for (let number = 1; number <= 20; number += 1)
      expect(await attempt(number, { email, passphrase: WRONG })).toBe(401);
    expect(await attempt(21, { email: email.toUpperCase(), passphrase: WRONG })).toBe(429);
    expect(await attempt(22, { email })).toBe(429);
  }
  expect(await attempt(23, {}, usual)).toBe(303);
  // Another person's cookie does not help.
  expect(await attempt(24, {}, meera.replaceAll('session_token', 'x'))).toBe(429);
  const chosen = await submit('/passphrase', { token: await createToken(), passphrase: PASSPHRASE, again: PASSPHRASE });
  expect(await attempt(25, {}, toCookie(chosen.headers['set-cookie']))).toBe(303);
  expect(await attempt(26)).toBe(429);
  pass(60 * 60 + 1);
  expect(await attempt(27)).toBe(303);
});

test('a passphrase over the limit is refused as too long, and no character counts twice', async () => {
  const { submit, enter, createToken, getView } = await openDoor(await createSqlite());
  const token = await createToken();
  const longest = '😀'.repeat(PASSPHRASE_MAX_CHARS);
  const choose = (passphrase: string) => submit('/passphrase', { token, passphrase, again: passphrase });
  const chosen = await choose(`${longest}x`);
  expect([chosen.statusCode, getView()]).toEqual([422, { token, email: ASHA, refused: 'too-long' }]);
  expect((await choose(longest)).headers.location).toBe('/');
  const entered = await enter({ passphrase: `${longest}x` });
  expect([entered.statusCode, getView()]).toEqual([422, { email: ASHA, refused: { reason: 'too-long' } }]);
  for (const { body } of [chosen, entered]) {
    expect(body).toContain(`at most ${PASSPHRASE_MAX_CHARS} characters`);
    // Otherwise the browser would cut the rest off unseen.
    expect(body).not.toMatch(/<input(?=[^>]*type="password")[^>]*maxlength/i);
  }
  expect((await enter({ passphrase: longest })).headers.location).toBe('/');
});

test('a link lets a person choose a passphrase once, and ends earlier sessions', async () => {
  const { app, signIn, submit, enterAs, look, createToken, getView } = await openDoor(await createSqlite());
  const cookie = await signIn();
  const token = await createToken();
  const { body } = await app.inject(`/passphrase?token=${token}`);
  // Password managers file it under the person's address, which is not sent.
  expect(body).toMatch(new RegExp(`<input type="text" autoComplete="username"[^>]* value="${ASHA}"`));
  expect(body).not.toMatch(/<input[^>]*autoComplete="username"[^>]* name=/);
  expect((await app.inject(`/passphrase?token=${token}%E2%80%9D).`)).statusCode).toBe(200);

  const choose = (passphrase: string, again = passphrase) => submit('/passphrase', { token, passphrase, again });
  expect((await choose('eleven char')).statusCode).toBe(422);
  expect(getView()).toEqual({ token, email: ASHA, refused: 'too-short' });
  const unequal = await choose('twelve chars', 'twelve charm');
  expect(unequal.statusCode).toBe(422);
  expect(unequal.body).toMatch(/id="passphrase"[^>]* aria-describedby="passphrase-error /);
  expect(unequal.body).toMatch(/id="passphrase-error"[^>]*>The two were not the same\. Please type both again\.</);
  expect(unequal.body).toContain('autoComplete="new-password" name="again"');
  expect(unequal.body).toContain(`name="token" value="${token}"`);
  expect((await choose('twelve chars')).headers.location).toBe('/');
  expect((await choose('another dozen')).statusCode).toBe(404);
  expect((await app.inject(`/passphrase?token=${token}`)).statusCode).toBe(404);

  expect(await look(cookie)).toBe(303);
  expect(await look(await enterAs({ email: ASHA.toUpperCase(), passphrase: 'twelve chars' }))).toBe(200);
  expect(getView()?.person.role).toBe('owner');
});
