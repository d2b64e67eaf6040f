import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { listPeople } from '#people/people-list.ts';
import { ASHA, PASSPHRASE, toCookie } from '../people.ts';
import { openDesk, switchOnSecondFactor } from '../test-desk.ts';
import { createAuthenticator } from './test-authenticator.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Device = ReturnType<typeof createAuthenticator>;

const RAVI = 'ravi@clinic.example';

const getAccount = ({ rendered }: Desk) => rendered.at(-1)?.view;
const getRefusal = ({ rendered }: Desk) => rendered.at(-1)?.view.refused;

/** Asks for a passkey with the passphrase, and resolves to the question for the device. */
async function askForNew(desk: Desk, cookie: string) {
  await desk.submit('/account/passkeys/new', { name: ' Front  laptop', passphrase: PASSPHRASE }, { cookie });
  return JSON.parse(getAccount(desk)?.newPasskey?.options ?? '{}');
}

async function add(desk: Desk, cookie: string, device: Device) {
  const passkey = device.make(await askForNew(desk, cookie));
  return desk.submit('/account/passkeys', { name: 'Front laptop', passkey }, { cookie });
}

async function askForSignIn(desk: Desk, address = '127.0.0.1') {
  const answer = await desk.submit('/sign-in/passkey/options', {}, { accept: 'application/json' }, address);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const signInWith = (desk: Desk, passkey: string) => desk.submit('/sign-in/passkey', { passkey });

describeDatabases((createUrl) => {
  test('a person adds a passkey, signs in with it alone, and removes it', async () => {
    const desk = await openDesk(await createUrl());
    const { app, submit, clock, db } = desk;
    const first = await desk.signIn();
    const device = createAuthenticator();
    const question = await askForNew(desk, first);
    expect(question).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: ASHA },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(getAccount(desk)?.newPasskey?.name).toBe('Front laptop');
    const { cookie } = await switchOnSecondFactor(desk, first);
    expect((await add(desk, cookie, device)).headers.location).toBe('/account?done=passkey-added');

    clock.now = new Date(clock.now.getTime() + 60_000);
    const asked = await askForSignIn(desk);
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await signInWith(desk, device.show(asked));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const session = toCookie(answer.headers['set-cookie']);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=43200; Path=/; HttpOnly; SameSite=Lax');
    await app.inject({ url: '/account', headers: { cookie: session } });
    expect(getAccount(desk)).toMatchObject({ person: { email: ASHA }, hasSecondFactor: true });
    expect(getAccount(desk)?.passkeys).toEqual([
      {
        id: device.id,
        name: 'Front laptop',
        addedAt: new Date(clock.now.getTime() - 60_000).toISOString(),
        usedAt: clock.now.toISOString(),
      },
    ]);
    expect(await listPeople(db)).toMatchObject([{ passkeys: 1, signedInAt: clock.now.toISOString() }]);

    const behind = await signInWith(desk, device.show(await askForSignIn(desk), { counter: 1 }));
    expect([behind.statusCode, getRefusal(desk)]).toEqual([401, { reason: 'passkey-behind' }]);

    // The session that the passkey has opened ends with it. The one in which it is removed goes on.
    const removal = { id: device.id, passphrase: PASSPHRASE };
    const removed = await submit('/account/passkeys/remove', removal, { cookie });
    expect(removed.headers.location).toBe('/account?done=passkey-removed');
    const look = async (own: string) => (await app.inject({ url: '/account', headers: { cookie: own } })).statusCode;
    expect([await look(session), await look(cookie)]).toEqual([303, 200]);
    expect((await signInWith(desk, device.show(await askForSignIn(desk)))).statusCode).toBe(401);
    expect(getRefusal(desk)).toEqual({ reason: 'passkey-wrong' });
    const records = await db.selectFrom('desk_records').select(['action', 'subject']).execute();
    expect(records).toContainEqual({ action: 'passkey-added', subject: ASHA });
    expect(records).toContainEqual({ action: 'passkey-removed', subject: ASHA });
    const log = desk.logLines.join('');
    expect(log).toContain('could not sign in at the front desk with a passkey');
    for (const secret of [ASHA, device.id]) expect(log).not.toContain(secret);
  });

  test('a passkey is refused from another site, unverified, twice, late, or with the name of another person', async () => {
    const desk = await openDesk(await createUrl());
    const cookie = await desk.signIn();
    const device = createAuthenticator();
    const make = async (fault: object) => {
      const passkey = createAuthenticator().make(await askForNew(desk, cookie), fault);
      const { statusCode } = await desk.submit('/account/passkeys', { passkey }, { cookie });
      return [statusCode, getAccount(desk)?.refused];
    };
    const wrong = { form: 'newPasskey', name: '', reason: 'passkey-wrong' };
    expect(await make({ origin: 'https://desk.evil.example' })).toEqual([422, wrong]);
    expect(await make({ isVerified: false })).toEqual([422, wrong]);
    await add(desk, cookie, device);

    const faults = [{ origin: 'https://desk.evil.example' }, { isVerified: false }, { userHandle: 'b3RoZXI' }];
    for (const fault of faults) {
      desk.clock.now = new Date(desk.clock.now.getTime() + 61_000);
      const answer = await signInWith(desk, device.show(await askForSignIn(desk), fault));
      expect(answer.statusCode, JSON.stringify(fault)).toBe(401);
      expect(getRefusal(desk)).toEqual({ reason: 'passkey-wrong' });
    }
    for (const text of ['', '{}', 'null', '{"id":[]}']) expect((await signInWith(desk, text)).statusCode).toBe(401);

    desk.clock.now = new Date(desk.clock.now.getTime() + 61_000);
    const shown = device.show(await askForSignIn(desk));
    expect((await signInWith(desk, shown)).statusCode).toBe(303);
    expect((await signInWith(desk, shown)).statusCode).toBe(401);
    expect(getRefusal(desk)).toEqual({ reason: 'passkey-over' });
    const late = device.show(await askForSignIn(desk));
    await desk.db.updateTable('desk_verifications').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await signInWith(desk, late)).statusCode).toBe(401);
    expect(getRefusal(desk)).toEqual({ reason: 'passkey-over' });
  });

  test('passkeys go with their person, and with a reset', async () => {
    const desk = await openDesk(await createUrl());
    const owner = await desk.signIn(RAVI, 'owner');
    const device = createAuthenticator();
    await add(desk, await desk.signIn(), device);
    const [asha] = await listPeople(desk.db);
    const act = (action: string) => desk.submit(`/people/${asha?.id}/${action}`, {}, { cookie: owner });
    expect((await act('second-factor')).headers.location).toBe('/people?done=second-factor');
    expect((await signInWith(desk, device.show(await askForSignIn(desk)))).statusCode).toBe(401);
    const { headers } = await desk.submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE });
    await add(desk, toCookie(headers['set-cookie']), device);
    await act('remove');
    expect((await signInWith(desk, device.show(await askForSignIn(desk)))).statusCode).toBe(401);
    expect(await desk.db.selectFrom('desk_passkeys').selectAll().execute()).toEqual([]);
  });
});

test('a passkey is added and removed only with the own passphrase, by its own person', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit } = desk;
  const cookie = await desk.signIn();
  const ravi = await desk.signIn(RAVI);
  const device = createAuthenticator();
  expect((await submit('/account/passkeys/new', { passphrase: 'a wrong one at all' }, { cookie })).statusCode).toBe(
    422,
  );
  expect(getAccount(desk)).toMatchObject({ newPasskey: null, refused: { form: 'newPasskey', reason: 'wrong' } });
  // Somebody else's question, and one that nobody has asked.
  const foreign = device.make(await askForNew(desk, ravi));
  expect((await submit('/account/passkeys', { passkey: foreign }, { cookie })).statusCode).toBe(422);
  expect(getAccount(desk)?.refused).toEqual({ form: 'newPasskey', name: '', reason: 'passkey-over' });

  await add(desk, cookie, device);
  const remove = (passphrase: string, headers: { cookie: string }) =>
    submit('/account/passkeys/remove', { id: device.id, passphrase }, headers);
  expect((await remove('a wrong one at all', { cookie })).statusCode).toBe(422);
  expect(getAccount(desk)?.refused).toEqual({ form: 'removePasskey', id: device.id, reason: 'wrong' });
  expect((await remove(PASSPHRASE, { cookie: ravi })).headers.location).toBe('/account');
  expect(await desk.db.selectFrom('desk_passkeys').select('id').execute()).toEqual([{ id: device.id }]);
  // One device makes no passkey for a second person.
  expect((await add(desk, ravi, device)).statusCode).toBe(422);
});

test('an address that asks six times in a minute waits', async () => {
  const desk = await openDesk(await createSqlite());
  for (let count = 0; count < 5; count += 1) await askForSignIn(desk, '192.0.2.1');
  const answer = await desk.submit('/sign-in/passkey/options', {}, { accept: 'application/json' }, '192.0.2.1');
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await askForSignIn(desk, '192.0.2.2');
});
