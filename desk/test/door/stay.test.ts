import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { SESSION_MS, toLaterEnd, toSessionEnd } from '#frame/session-end.ts';
import { toCookie } from '../people.ts';
import { openDesk } from '../test-desk.ts';

const JSON_ONLY = { accept: 'application/json' };

test('staying lasts a working day from now, and at most two from the sign-in', () => {
  const createdAt = new Date('2026-11-24T09:00:00Z');
  const at = (hours: number) => createdAt.getTime() + hours * 3_600_000;
  expect(toLaterEnd({ createdAt }, at(11)).getTime()).toBe(at(23));
  expect(toLaterEnd({ createdAt }, at(22)).getTime()).toBe(at(24));
  expect(toSessionEnd({ createdAt, expiresAt: new Date(at(23)) }, at(22))).toEqual({
    msLeft: 3_600_000,
    canStay: true,
  });
  expect(toSessionEnd({ createdAt, expiresAt: new Date(at(24)) }, at(25))).toEqual({ msLeft: 0, canStay: false });
});

describeDatabases((createUrl) => {
  test('a person stays signed in, in the browser too', async () => {
    const { app, signIn, submit, db, rendered } = await openDesk(await createUrl());
    const cookie = await signIn();
    await db
      .updateTable('desk_sessions')
      .set({ expiresAt: new Date(Date.now() + 60_000).toISOString() })
      .execute();
    await app.inject({ url: '/', headers: { cookie } });
    expect(rendered.at(-1)?.view.person.session?.msLeft).toBeLessThanOrEqual(60_000);

    const stayed = await submit('/account/stay', {}, { cookie, ...JSON_ONLY });
    expect(stayed.json().msLeft).toBeGreaterThan(SESSION_MS - 60_000);
    expect(String(stayed.headers['set-cookie'])).toMatch(/Max-Age=43(200|1\d\d);.*HttpOnly/);
    const headers = { cookie: toCookie(stayed.headers['set-cookie']), ...JSON_ONLY };
    expect((await app.inject({ url: '/account/stay', headers })).json().msLeft).toBeGreaterThan(SESSION_MS - 60_000);
  });
});

test('without script the page comes back, of this desk alone', async () => {
  const { signIn, submit } = await openDesk(await createSqlite());
  const cookie = await signIn();
  const stay = async (referer: string) => (await submit('/account/stay', {}, { cookie, referer })).headers.location;
  expect(await stay('http://localhost:4000/search?q=a')).toBe('/search?q=a');
  expect(await stay('http://evil.example/')).toBe('/');
  expect((await submit('/account/stay', {})).statusCode).toBe(401);
});
