import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor, RAVI } from '#test/door-desk.ts';
import { toCookie } from '#test/people.ts';
import { switchOnSecondFactor } from '#test/test-desk.ts';
import { createCode } from '../../../../testing/totp.ts';

/** Opens the door of a person with a second factor. */
async function open(url: string) {
  const desk = await openDoor(url);
  const first = await desk.signIn();
  const { secret, codes, cookie } = await switchOnSecondFactor(desk, first);
  /** Sends the passphrase, and resolves to the cookie of a sign-in that waits for a code. */
  const begin = async () => {
    const answer = await desk.enter();
    expect(answer.headers.location).toBe('/sign-in/code');
    return toCookie(answer.headers['set-cookie']);
  };
  const sendCode = async (code: string, own?: string, address?: string) =>
    desk.submit('/sign-in/code', { code }, { cookie: own ?? (await begin()) }, address);
  return { ...desk, first, secret, codes, cookie, begin, sendCode };
}

describeDatabases((createUrl) => {
  test('a passphrase with a second factor opens nothing; a code of the app or a backup code does, once', async () => {
    const { app, first, cookie, secret, codes, look, begin, sendCode } = await open(await createUrl());
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect([await look(first), await look(cookie)]).toEqual([303, 200]);

    const waiting = await begin();
    expect([await look(waiting), await look(waiting, '/sign-in/code')]).toEqual([303, 200]);
    expect((await app.inject('/sign-in/code')).headers.location).toBe('/sign-in');
    expect((await sendCode('000000', waiting)).statusCode).toBe(401);
    const code = createCode(secret, 1);
    const right = await sendCode(`${code.slice(0, 3)} ${code.slice(3)}`, waiting);
    expect(right.headers.location).toBe('/');
    expect(await look(toCookie(right.headers['set-cookie']))).toBe(200);
    const repeated = await sendCode(code);
    expect([repeated.statusCode, await look(toCookie(repeated.headers['set-cookie']))]).toEqual([401, 303]);

    const backup = (codes[3] ?? '').toLowerCase().replace('-', ' ');
    expect(await look(toCookie((await sendCode(backup)).headers['set-cookie']))).toBe(200);
    expect((await sendCode(backup)).statusCode).toBe(401);
  });
});

test("neither a new passphrase nor another person's session stands in for the code", async () => {
  const desk = await open(await createSqlite());
  const again = 'another passphrase';
  const chosen = await desk.submit('/passphrase', { token: await desk.createToken(), passphrase: again, again });
  expect(chosen.headers.location).toBe('/sign-in/code');
  const waiting = toCookie(chosen.headers['set-cookie']);
  expect(await desk.look(waiting)).toBe(303);

  const ravi = await switchOnSecondFactor(desk, await desk.signIn(RAVI));
  expect((await desk.sendCode(createCode(ravi.secret, 1), `${ravi.cookie}; ${waiting}`)).statusCode).toBe(401);
  expect((await desk.sendCode('123456', ravi.cookie)).statusCode).toBe(401);
});

test('a new SECRET makes a second factor useless, with its backup codes', async () => {
  // The sign-in library says there that it cannot read what it has kept.
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complaints.mockRestore());
  const url = await createSqlite();
  const { secret, codes, sendCode } = await open(url);
  const later = await openDoor(url, undefined, { secret: 'a new secret' });
  for (const code of [createCode(secret, 1), codes[0] ?? '']) {
    const waiting = toCookie((await later.enter()).headers['set-cookie']);
    const answer = await later.submit('/sign-in/code', { code }, { cookie: waiting });
    expect([answer.statusCode, await later.look(toCookie(answer.headers['set-cookie']))]).toEqual([401, 303]);
    // With the earlier SECRET the same code is right.
    expect((await sendCode(code)).statusCode).toBe(303);
  }
});

test('five wrong codes stop an address and a sign-in, and ten stop the person', async () => {
  const { secret, begin, sendCode, getView, pass } = await open(await createSqlite());
  const right = createCode(secret, 1);
  const guess = async (address: string, cookie: string, code = '000000') =>
    (await sendCode(code, cookie, address)).statusCode;
  const waiting = await begin();
  for (let count = 0; count < 5; count += 1) expect(await guess('192.0.2.1', waiting)).toBe(401);
  expect(await guess('192.0.2.1', waiting, right)).toBe(429);
  // From another address this sign-in has no attempts left either, and has to begin again.
  expect(await guess('192.0.2.2', waiting, right)).toBe(401);
  expect(getView()?.refused?.reason).toBe('code-over');
  const next = await begin();
  for (let count = 0; count < 5; count += 1) expect(await guess(`192.0.2.${10 + count}`, next)).toBe(401);
  const third = await begin();
  expect(await guess('192.0.2.30', third, right)).toBe(429);
  expect(getView()?.refused).toEqual({ reason: 'too-many' });
  pass(61);
  expect(await guess('192.0.2.1', third)).toBe(429);
});
