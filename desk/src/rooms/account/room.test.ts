import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { SESSION_MS, toLaterEnd, toSessionEnd } from '#frame/session-end.ts';
import { PASSPHRASE_MAX_CHARS } from '#people/door.ts';
import { openDoor } from '#test/door-desk.ts';
import { ASHA, PASSPHRASE, toCookie } from '#test/people.ts';
import { switchOnSecondFactor } from '#test/test-desk.ts';
import { createCode } from '../../../../testing/totp.ts';

const JSON_ONLY = { accept: 'application/json' };

/** Opens the account of a person who has signed in. `send` posts a form below it. */
async function open(url: string) {
  const desk = await openDoor(url);
  const cookie = await desk.signIn();
  const send = (path: string, fields: Record<string, string>, own = cookie) =>
    desk.submit(`/account/${path}`, fields, { cookie: own });
  return { ...desk, cookie, send };
}

test('staying lasts a working day from now, and at most two from the sign-in', () => {
  const createdAt = new Date('2026-11-24T09:00:00Z');
  const at = (hours: number) => createdAt.getTime() + hours * 3_600_000;
  expect(toLaterEnd({ createdAt }, at(11)).getTime()).toBe(at(23));
  expect(toLaterEnd({ createdAt }, at(22)).getTime()).toBe(at(24));
  const toEnd = (end: number, now: number) => toSessionEnd({ createdAt, expiresAt: new Date(at(end)) }, at(now));
  expect(toEnd(23, 22)).toEqual({ msLeft: 3_600_000, canStay: true });
  expect(toEnd(24, 25)).toEqual({ msLeft: 0, canStay: false });
});

describeDatabases((createUrl) => {
  test('a person stays signed in, in the browser too; without script the page comes back, of this desk alone', async () => {
    const { app, cookie, look, submit, db, getView } = await open(await createUrl());
    const soon = new Date(Date.now() + 60_000).toISOString();
    await db.updateTable('desk_sessions').set({ expiresAt: soon }).execute();
    await look(cookie);
    expect(getView()?.person.session?.msLeft).toBeLessThanOrEqual(60_000);

    const stayed = await submit('/account/stay', {}, { cookie, ...JSON_ONLY });
    expect(stayed.json().msLeft).toBeGreaterThan(SESSION_MS - 60_000);
    expect(String(stayed.headers['set-cookie'])).toMatch(/Max-Age=43(200|1\d\d);.*HttpOnly/);
    const headers = { cookie: toCookie(stayed.headers['set-cookie']), ...JSON_ONLY };
    expect((await app.inject({ url: '/account/stay', headers })).json().msLeft).toBeGreaterThan(SESSION_MS - 60_000);

    const stay = async (referer: string) => (await submit('/account/stay', {}, { cookie, referer })).headers.location;
    expect(await stay('http://localhost:4000/search?q=a')).toBe('/search?q=a');
    expect(await stay('http://evil.example/search')).toBe('/');
    expect(await look(cookie, '/account/stay')).toBe(303);
  });
});

test('a new passphrase ends the other sessions, and a person signs out everywhere', async () => {
  const { cookie: first, send, enterAs, look, getView } = await open(await createSqlite());
  const second = await enterAs();
  const words = 'another dozen words';
  const change = (more: Record<string, string>) =>
    send('passphrase', { passphrase: PASSPHRASE, 'new-passphrase': words, again: words, ...more }, second);
  const long = 'x'.repeat(PASSPHRASE_MAX_CHARS + 1);
  for (const [more, reason] of [
    [{ again: 'other' }, 'unequal'],
    [{ passphrase: 'no' }, 'wrong'],
    [{ 'new-passphrase': long, again: long }, 'too-long'],
  ] as const) {
    expect((await change(more)).statusCode).toBe(422);
    expect(getView().refused).toEqual({ form: 'passphrase', reason });
  }
  const answer = await change({});
  expect(answer.headers.location).toBe('/account?done=passphrase-changed');
  const kept = toCookie(answer.headers['set-cookie']);
  expect([await look(first), await look(second), await look(kept)]).toEqual([303, 303, 200]);
  const third = await enterAs({ passphrase: words });
  expect((await send('sign-out-everywhere', {}, third)).headers.location).toBe('/sign-in');
  expect([await look(kept), await look(third)]).toEqual([303, 303]);
});

test('a second factor is turned on only with the passphrase and a first code, and off with the passphrase', async () => {
  const desk = await open(await createSqlite());
  const { send, enter, getView, listRecords } = desk;
  expect((await send('second-factor', { passphrase: 'a wrong one at all' })).statusCode).toBe(422);
  expect(getView()).toMatchObject({ setUp: null, refused: { form: 'setUp', reason: 'wrong' } });
  await send('second-factor', { passphrase: PASSPHRASE });
  const { setUp } = getView();
  expect((await send('second-factor/code', { ...setUp, code: '000000' })).statusCode).toBe(422);
  expect(getView()).toMatchObject({ setUp, hasSecondFactor: false, refused: { form: 'confirm' } });
  expect((await enter()).headers.location).toBe('/');

  const { cookie } = await switchOnSecondFactor(desk, desk.cookie);
  expect((await send('second-factor/off', { passphrase: 'no' }, cookie)).statusCode).toBe(422);
  expect((await enter()).headers.location).toBe('/sign-in/code');
  const answer = await send('second-factor/off', { passphrase: PASSPHRASE }, cookie);
  expect(answer.headers.location).toBe('/account?done=second-factor-off');
  expect((await enter()).headers.location).toBe('/');
  const actions = (await listRecords()).map(({ action }) => action);
  expect(actions.sort()).toEqual(['second-factor-off', 'second-factor-on']);
});

test('the backup codes are shown only once, and new ones need the passphrase', async () => {
  const desk = await open(await createSqlite());
  const { secret, codes, cookie } = await switchOnSecondFactor(desk, desk.cookie);
  const again = await desk.send('second-factor/code', { secret, code: createCode(secret) }, cookie);
  expect([again.statusCode, again.headers.location]).toEqual([303, '/account']);
  expect((await desk.send('backup-codes', { passphrase: 'a wrong one at all' }, cookie)).statusCode).toBe(422);
  expect((await desk.send('backup-codes', { passphrase: PASSPHRASE }, cookie)).statusCode).toBe(200);
  expect(desk.getView()?.backupCodes).not.toEqual(codes);
  const waiting = await desk.enterAs();
  const old = await desk.submit('/sign-in/code', { code: codes[0] ?? '' }, { cookie: waiting });
  expect(old.statusCode).toBe(401);
});

test('each form with a passphrase tells password managers whose it is', async () => {
  const desk = await open(await createSqlite());
  await desk.addPasskey(desk.cookie);
  const readForms = async (cookie: string) => {
    const { body } = await desk.app.inject({ url: '/account', headers: { cookie } });
    return [...body.matchAll(/<form.*?<\/form>/gs)].map(([form]) => form).filter((form) => form.includes('"password"'));
  };
  const before = await readForms(desk.cookie);
  const { cookie } = await switchOnSecondFactor(desk, desk.cookie);
  const forms = [...before, ...(await readForms(cookie))];
  expect(forms.length).toBeGreaterThan(7);
  for (const form of forms) {
    const [field = ''] = /<input[^>]*autoComplete="username"[^>]*>/.exec(form) ?? [];
    expect(field, form).toContain(`value="${ASHA}"`);
    expect(field).not.toContain(' name=');
  }
});
