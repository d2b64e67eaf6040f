import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { createPassphraseToken, keepPerson } from '#people/people.ts';
import { createCode } from '../../../testing/totp.ts';
import { ASHA, PASSPHRASE, toCookie } from '../people.ts';
import { openDesk, switchOnSecondFactor } from '../test-desk.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;

const getAccount = ({ rendered }: Desk) => rendered.at(-1)?.view;

/** Sends the passphrase, and resolves to the cookie of a sign-in that waits for a code. */
async function begin(desk: Desk): Promise<string> {
  const answer = await desk.submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE });
  expect(answer.headers.location).toBe('/sign-in/code');
  return toCookie(answer.headers['set-cookie']);
}

describeDatabases((createUrl) => {
  test('a passphrase with a second factor opens nothing; a code of the app or a backup code does, once', async () => {
    const desk = await openDesk(await createUrl());
    const { app, submit, signIn } = desk;
    const first = await signIn();
    const { secret, codes, cookie } = await switchOnSecondFactor(desk, first);
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const look = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).statusCode;
    expect([await look(first), await look(cookie)]).toEqual([303, 200]);

    const waiting = await begin(desk);
    expect(await look(waiting)).toBe(303);
    expect((await app.inject({ url: '/sign-in/code', headers: { cookie: waiting } })).statusCode).toBe(200);
    const wrong = await submit('/sign-in/code', { code: '000000' }, { cookie: waiting });
    expect(wrong.statusCode).toBe(401);
    const code = createCode(secret, 1);
    const right = await submit('/sign-in/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, { cookie: waiting });
    expect(right.headers.location).toBe('/');
    expect(await look(toCookie(right.headers['set-cookie']))).toBe(200);

    const repeated = await submit('/sign-in/code', { code }, { cookie: await begin(desk) });
    expect(repeated.statusCode).toBe(401);
    expect(await look(toCookie(repeated.headers['set-cookie']))).toBe(303);

    const backup = (codes[3] ?? '').toLowerCase().replace('-', ' ');
    const byBackup = await submit('/sign-in/code', { code: backup }, { cookie: await begin(desk) });
    expect(await look(toCookie(byBackup.headers['set-cookie']))).toBe(200);
    expect((await submit('/sign-in/code', { code: backup }, { cookie: await begin(desk) })).statusCode).toBe(401);
  });
});

test('a new passphrase signs nobody in without the second factor', async () => {
  const desk = await openDesk(await createSqlite());
  await switchOnSecondFactor(desk, await desk.signIn());
  const token = await createPassphraseToken(desk.auth, await keepPerson(desk.auth, ASHA, 'owner'), new Date());
  const choice = { token, passphrase: 'another passphrase', again: 'another passphrase' };
  const answer = await desk.submit('/passphrase', choice);
  expect(answer.headers.location).toBe('/sign-in/code');
  const cookie = toCookie(answer.headers['set-cookie']);
  expect((await desk.app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(303);
});

test('a second factor is not turned on without the passphrase and a first code', async () => {
  const desk = await openDesk(await createSqlite());
  const cookie = await desk.signIn();
  const { submit } = desk;
  expect((await submit('/account/second-factor', { passphrase: 'a wrong one at all' }, { cookie })).statusCode).toBe(
    422,
  );
  expect(getAccount(desk)).toMatchObject({ setUp: null, refused: { form: 'setUp', reason: 'wrong' } });
  await submit('/account/second-factor', { passphrase: PASSPHRASE }, { cookie });
  const setUp = getAccount(desk)?.setUp;
  expect((await submit('/account/second-factor/code', { ...setUp, code: '000000' }, { cookie })).statusCode).toBe(422);
  expect(getAccount(desk)).toMatchObject({ setUp, hasSecondFactor: false, refused: { form: 'confirm' } });
  const answer = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE });
  expect(answer.headers.location).toBe('/');
});

test('the backup codes are shown only once, and new ones need the passphrase', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit } = desk;
  const { secret, codes, cookie } = await switchOnSecondFactor(desk, await desk.signIn());
  const again = await submit('/account/second-factor/code', { secret, code: createCode(secret) }, { cookie });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/account']);
  expect((await submit('/account/backup-codes', { passphrase: 'a wrong one at all' }, { cookie })).statusCode).toBe(
    422,
  );
  expect((await submit('/account/backup-codes', { passphrase: PASSPHRASE }, { cookie })).statusCode).toBe(200);
  expect(getAccount(desk)?.backupCodes).not.toEqual(codes);
  const old = await submit('/sign-in/code', { code: codes[0] ?? '' }, { cookie: await begin(desk) });
  expect(old.statusCode).toBe(401);
});

test('a second factor is turned off with the passphrase only', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit } = desk;
  const { cookie } = await switchOnSecondFactor(desk, await desk.signIn());
  expect((await submit('/account/second-factor/off', { passphrase: 'no' }, { cookie })).statusCode).toBe(422);
  const answer = await submit('/account/second-factor/off', { passphrase: PASSPHRASE }, { cookie });
  expect(answer.headers.location).toBe('/account?done=second-factor-off');
  expect((await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE })).headers.location).toBe('/');
  const actions = await desk.db.selectFrom('desk_records').select('action').orderBy('made_at').execute();
  expect(actions.map(({ action }) => action).sort()).toEqual(['second-factor-off', 'second-factor-on']);
});

test("another person's session does not stand in for the code", async () => {
  const desk = await openDesk(await createSqlite());
  const { submit, app } = desk;
  await switchOnSecondFactor(desk, await desk.signIn());
  const ravi = await desk.signIn('ravi@clinic.example');
  const own = await switchOnSecondFactor(desk, ravi);
  const both = `${await begin(desk)}; ${own.cookie}`;
  const answer = await submit('/sign-in/code', { code: createCode(own.secret, 1) }, { cookie: both });
  expect(answer.statusCode).toBe(401);
  expect((await app.inject({ url: '/sign-in/code' })).headers.location).toBe('/sign-in');
  expect((await submit('/sign-in/code', { code: '123456' }, { cookie: own.cookie })).statusCode).toBe(401);
});

test('five wrong codes stop an address and a sign-in, and ten stop the person', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit, clock } = desk;
  const { secret } = await switchOnSecondFactor(desk, await desk.signIn());
  const waiting = await begin(desk);
  const guess = async (address: string, cookie: string, code = '000000') =>
    (await submit('/sign-in/code', { code }, { cookie }, address)).statusCode;
  for (let count = 0; count < 5; count += 1) expect(await guess('192.0.2.1', waiting)).toBe(401);
  expect(await guess('192.0.2.1', waiting, createCode(secret, 1))).toBe(429);
  // From another address this sign-in has no attempts left either, and has to begin again.
  expect(await guess('192.0.2.2', waiting, createCode(secret, 1))).toBe(401);
  expect(desk.rendered.at(-1)?.view.refused?.reason).toBe('code-over');
  const next = await begin(desk);
  for (let count = 0; count < 5; count += 1) expect(await guess(`192.0.2.${10 + count}`, next)).toBe(401);
  const third = await begin(desk);
  expect(await guess('192.0.2.30', third, createCode(secret, 1))).toBe(429);
  expect(desk.rendered.at(-1)?.view.refused).toEqual({ reason: 'too-many' });
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect(await guess('192.0.2.1', third)).toBe(429);
});
