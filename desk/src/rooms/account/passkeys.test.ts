import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { listPeople } from '#people/people-list.ts';
import { createAuthenticator } from '#test/authenticator.ts';
import { openDoor, RAVI } from '#test/door-desk.ts';
import { ASHA, PASSPHRASE, toCookie } from '#test/people.ts';
import { switchOnSecondFactor } from '#test/test-desk.ts';

describeDatabases((createUrl) => {
  test('a person adds a passkey, signs in with it alone, and removes it', async () => {
    const desk = await openDoor(await createUrl());
    const { submit, clock, db, device, askForNew, addPasskey, askForSignIn, enterWith, showPasskey } = desk;
    const { look, getView, listRecords } = desk;
    const first = await desk.signIn();
    expect(await askForNew(first)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: ASHA },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(getView()?.newPasskey?.name).toBe('Front laptop');
    const { cookie } = await switchOnSecondFactor(desk, first);
    expect((await addPasskey(cookie)).headers.location).toBe('/account?done=passkey-added');
    const addedAt = clock.now.toISOString();

    desk.pass(60);
    const asked = await askForSignIn();
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await enterWith(device.show(asked));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const session = toCookie(answer.headers['set-cookie']);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=43200; Path=/; HttpOnly; SameSite=Lax');
    await look(session, '/account');
    const usedAt = clock.now.toISOString();
    const passkeys = [{ id: device.id, name: 'Front laptop', addedAt, usedAt }];
    expect(getView()).toMatchObject({ person: { email: ASHA }, hasSecondFactor: true, passkeys });
    expect(await listPeople(db)).toMatchObject([{ passkeys: 1, signedInAt: usedAt }]);

    const behind = await showPasskey({ counter: 1 });
    expect([behind.statusCode, getView().refused]).toEqual([401, { reason: 'passkey-behind' }]);

    // The session that the passkey has opened ends with it. The one in which it is removed goes on.
    const removal = { id: device.id, passphrase: PASSPHRASE };
    const removed = await submit('/account/passkeys/remove', removal, { cookie });
    expect(removed.headers.location).toBe('/account?done=passkey-removed');
    expect([await look(session, '/account'), await look(cookie, '/account')]).toEqual([303, 200]);
    expect((await showPasskey()).statusCode).toBe(401);
    expect(getView().refused).toEqual({ reason: 'passkey-wrong' });
    const records = (await listRecords()).map(({ action, subject }) => [action, subject]);
    for (const action of ['passkey-added', 'passkey-removed']) expect(records).toContainEqual([action, ASHA]);
    const log = desk.logLines.join('');
    expect(log).toContain('could not sign in at the front desk with a passkey');
    for (const secret of [ASHA, device.id]) expect(log).not.toContain(secret);
  });

  test('a passkey is refused from another site, unverified, twice, late, or with the name of another person', async () => {
    const desk = await openDoor(await createUrl());
    const { device, askForNew, addPasskey, askForSignIn, enterWith, showPasskey, getView, pass } = desk;
    const cookie = await desk.signIn();
    const [foreign, unverified] = [{ origin: 'https://desk.evil.example' }, { isVerified: false }];
    for (const fault of [foreign, unverified]) {
      const passkey = createAuthenticator().make(await askForNew(cookie), fault);
      expect((await desk.submit('/account/passkeys', { passkey }, { cookie })).statusCode).toBe(422);
      expect(getView().refused).toEqual({ form: 'newPasskey', name: '', reason: 'passkey-wrong' });
    }
    await addPasskey(cookie);
    for (const fault of [foreign, unverified, { userHandle: 'b3RoZXI' }]) {
      pass(61);
      expect((await showPasskey(fault)).statusCode, JSON.stringify(fault)).toBe(401);
      expect(getView().refused).toEqual({ reason: 'passkey-wrong' });
    }
    for (const text of ['', '{}', 'null', '{"id":[]}']) expect((await enterWith(text)).statusCode).toBe(401);

    pass(61);
    const shown = device.show(await askForSignIn());
    expect((await enterWith(shown)).statusCode).toBe(303);
    const late = device.show(await askForSignIn());
    const isOver = async (passkey: string) =>
      expect([(await enterWith(passkey)).statusCode, getView().refused]).toEqual([401, { reason: 'passkey-over' }]);
    await isOver(shown);
    await desk.db.updateTable('desk_verifications').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    await isOver(late);
  });

  test('passkeys go with their person, and with a reset', async () => {
    const { signIn, submit, enterAs, addPasskey, showPasskey, db } = await openDoor(await createUrl());
    const owner = await signIn(RAVI, 'owner');
    await addPasskey(await signIn());
    const [asha] = await listPeople(db);
    const act = (action: string) => submit(`/people/${asha?.id}/${action}`, {}, { cookie: owner });
    expect((await act('second-factor')).headers.location).toBe('/people?done=second-factor');
    expect((await showPasskey()).statusCode).toBe(401);
    await addPasskey(await enterAs());
    await act('remove');
    expect((await showPasskey()).statusCode).toBe(401);
    expect(await db.selectFrom('desk_passkeys').selectAll().execute()).toEqual([]);
  });
});

test('a new passphrase or a new SECRET leaves the passkeys', async () => {
  const url = await createSqlite();
  const { signIn, submit, addPasskey, showPasskey, createToken, device } = await openDoor(url);
  await addPasskey(await signIn());
  const again = 'another passphrase';
  const chosen = await submit('/passphrase', { token: await createToken(), passphrase: again, again });
  expect(chosen.statusCode).toBe(303);
  expect((await showPasskey()).statusCode).toBe(303);
  const later = await openDoor(url, undefined, { secret: 'a new secret' });
  expect((await later.enterWith(device.show(await later.askForSignIn()))).statusCode).toBe(303);
});

test('a passkey is added and removed only with the own passphrase, by its own person', async () => {
  const { signIn, submit, device, askForNew, addPasskey, getView, db } = await openDoor(await createSqlite());
  const cookie = await signIn();
  const ravi = await signIn(RAVI);
  const wrong = 'a wrong one at all';
  expect((await submit('/account/passkeys/new', { passphrase: wrong }, { cookie })).statusCode).toBe(422);
  expect(getView()).toMatchObject({ newPasskey: null, refused: { form: 'newPasskey', reason: 'wrong' } });
  // Somebody else's question, and one that nobody has asked.
  const foreign = device.make(await askForNew(ravi));
  expect((await submit('/account/passkeys', { passkey: foreign }, { cookie })).statusCode).toBe(422);
  expect(getView()?.refused).toEqual({ form: 'newPasskey', name: '', reason: 'passkey-over' });

  await addPasskey(cookie);
  const remove = (passphrase: string, own: string) =>
    submit('/account/passkeys/remove', { id: device.id, passphrase }, { cookie: own });
  expect((await remove(wrong, cookie)).statusCode).toBe(422);
  expect(getView()?.refused).toEqual({ form: 'removePasskey', id: device.id, reason: 'wrong' });
  expect((await remove(PASSPHRASE, ravi)).headers.location).toBe('/account');
  expect(await db.selectFrom('desk_passkeys').select('id').execute()).toEqual([{ id: device.id }]);
  // One device makes no passkey for a second person.
  expect((await addPasskey(ravi)).statusCode).toBe(422);
});

test('without script no passkey is offered at the door, and the account tells why none can be made', async () => {
  const { app, signIn, submit } = await openDoor(await createSqlite());
  const made = await submit('/account/passkeys/new', { passphrase: PASSPHRASE }, { cookie: await signIn() });
  expect(made.body).toContain('This browser cannot make a passkey here.');
  const hidden = / hidden=""><form action="\/(?:sign-in\/passkey|account\/passkeys)" method="post"/;
  for (const { body } of [made, await app.inject('/sign-in')]) expect(body).toMatch(hidden);
});

test('an address that asks six times in a minute waits', async () => {
  const { submit } = await openDoor(await createSqlite());
  const ask = (address: string) => submit('/sign-in/passkey/options', {}, { accept: 'application/json' }, address);
  for (let count = 0; count < 5; count += 1) expect((await ask('192.0.2.1')).statusCode).toBe(200);
  const answer = await ask('192.0.2.1');
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});
