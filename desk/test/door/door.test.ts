import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { PASSPHRASE_MAX_CHARS } from '#people/door.ts';
import { createPassphraseToken, keepPerson } from '#people/people.ts';
import { ASHA, PASSPHRASE, toCookie } from '../people.ts';
import { openDesk } from '../test-desk.ts';

describeDatabases((createUrl) => {
  test('the tables are those that the sign-in library expects', async () => {
    const { auth } = await openDesk(await createUrl());
    const { toBeCreated, toBeAdded } = await getMigrations(auth.options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });

  test('a person signs in, is known, and signs out', async () => {
    const { app, signIn, submit, rendered } = await openDesk(await createUrl());
    const cookie = await signIn();
    expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(200);
    expect(rendered.at(-1)?.view.person).toMatchObject({ email: ASHA, role: 'reception' });
    const answer = await submit('/sign-out', {}, { cookie });
    expect(answer.headers.location).toBe('/sign-in');
    expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(303);
  });
});

test('the cookie is for this host only, hidden from scripts, and lasts twelve hours', async () => {
  const { addPerson, submit } = await openDesk(await createSqlite());
  await addPerson();
  const { headers } = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE });
  expect(headers.location).toBe('/');
  const cookie = String(headers['set-cookie']);
  for (const part of ['Max-Age=43200', 'Path=/', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
});

test('the desk serves no page of the site, but serves the files of its own pages', async () => {
  const { app: desk, signIn } = await openDesk(await createSqlite());
  const cookie = await signIn();
  expect((await desk.inject({ url: '/_astro/desk.js' })).body).toBe('desk');
  for (const url of ['/book', '/api/availability', '/portal', '/api/appointments']) {
    expect((await desk.inject({ url, headers: { cookie } })).statusCode).toBe(404);
  }
});

test.each(['/', '.', ',', ')', ']', '>', '%20', '%2C', '/.', '%E2%80%9D'])(
  'an address of the desk with %s stuck to it is found',
  async (stuck) => {
    const { app } = await openDesk(await createSqlite());
    const file = `/feed/${'A'.repeat(22)}.ics`;
    for (const path of ['/sign-in', '/day/2026-11-24', '/search?q=a.', file]) {
      const [address = '', query] = path.split('?');
      const rest = query ? `?${query}` : '';
      const { statusCode, headers } = await app.inject(address + stuck + rest);
      expect([statusCode, headers.location]).toEqual([301, path]);
    }
  },
);

test.each(['//evil.example/.', '//evil.example)', '/./', '//'])('%s leads to no other host', async (url) => {
  const { app } = await openDesk(await createSqlite());
  const { headers } = await app.inject({ url });
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
});

test('an address waits after five wrong passphrases, even with the right one', async () => {
  const { addPerson, submit, rendered, logLines } = await openDesk(await createSqlite());
  await addPerson();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await submit('/sign-in', { email: ASHA, passphrase: 'a wrong passphrase' })).statusCode).toBe(401);
  }
  expect(rendered.at(-1)?.view).toEqual({ email: ASHA, refused: { reason: 'wrong' } });
  const answer = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(rendered.at(-1)?.view.refused?.reason).toBe('too-many');
  expect(logLines.join('')).toContain('could not sign in');
  expect(logLines.join('')).not.toMatch(/asha|passphrase":/);
});

test('an unknown person is answered like one with a wrong passphrase', async () => {
  const { submit, rendered } = await openDesk(await createSqlite());
  const answer = await submit('/sign-in', { email: 'nobody@clinic.example', passphrase: PASSPHRASE });
  expect(answer.statusCode).toBe(401);
  expect(rendered.at(-1)?.view.refused).toEqual({ reason: 'wrong' });
});

test('nobody can sign up', async () => {
  const { app, submit } = await openDesk(await createSqlite());
  const person = { email: 'thief@clinic.example', password: PASSPHRASE, name: 'Thief' };
  for (const url of ['/sign-up', '/api/auth/sign-up/email']) {
    expect((await submit(url, person)).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url, payload: person })).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect((await submit('/sign-in', { email: person.email, passphrase: PASSPHRASE })).statusCode).toBe(401);
});

test('a passphrase over the limit is refused as too long, and no character counts twice', async () => {
  const { auth, submit, rendered } = await openDesk(await createSqlite());
  const token = await createPassphraseToken(auth, await keepPerson(auth, ASHA, 'owner'), new Date());
  const longest = '😀'.repeat(PASSPHRASE_MAX_CHARS);
  const choose = (passphrase: string) => submit('/passphrase', { token, passphrase, again: passphrase });
  const enter = (passphrase: string) => submit('/sign-in', { email: ASHA, passphrase });
  expect((await choose(`${longest}x`)).statusCode).toBe(422);
  expect(rendered.at(-1)?.view).toEqual({ token, email: ASHA, refused: 'too-long' });
  expect((await choose(longest)).headers.location).toBe('/');
  expect((await enter(`${longest}x`)).statusCode).toBe(422);
  expect(rendered.at(-1)?.view).toEqual({ email: ASHA, refused: { reason: 'too-long' } });
  expect((await enter(longest)).headers.location).toBe('/');
});

test('a link lets a person choose a passphrase once, and ends earlier sessions', async () => {
  const { auth, app, signIn, submit, rendered } = await openDesk(await createSqlite());
  const cookie = await signIn();
  const token = await createPassphraseToken(auth, await keepPerson(auth, ASHA, 'owner'), new Date());
  expect((await app.inject({ url: `/passphrase?token=${token}` })).statusCode).toBe(200);
  expect((await app.inject({ url: `/passphrase?token=${token}%E2%80%9D).` })).statusCode).toBe(200);

  const choose = (passphrase: string, again = passphrase) => submit('/passphrase', { token, passphrase, again });
  expect((await choose('eleven char')).statusCode).toBe(422);
  expect(rendered.at(-1)?.view).toEqual({ token, email: ASHA, refused: 'too-short' });
  expect((await choose('twelve chars', 'twelve charm')).statusCode).toBe(422);
  expect((await choose('twelve chars')).headers.location).toBe('/');
  expect((await choose('another dozen')).statusCode).toBe(404);
  expect((await app.inject({ url: `/passphrase?token=${token}` })).statusCode).toBe(404);

  expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(303);
  const answer = await submit('/sign-in', { email: ASHA.toUpperCase(), passphrase: 'twelve chars' });
  const inside = await app.inject({ url: '/', headers: { cookie: toCookie(answer.headers['set-cookie']) } });
  expect(inside.statusCode).toBe(200);
  expect(rendered.at(-1)?.view.person.role).toBe('owner');
});
