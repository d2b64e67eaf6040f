import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { PASSPHRASE_MAX_CHARS } from '#people/door.ts';
import { removeExpired } from '#people/expiry.ts';
import { changeRole, removePerson } from '#people/people-changes.ts';
import { findPerson } from '#people/people-list.ts';
import { ASHA, PASSPHRASE, toCookie } from '../../../test/people.ts';
import { openDesk } from '../../../test/test-desk.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;

const RAVI = 'ravi@clinic.example';
const MEERA = 'meera@clinic.example';

const getPage = ({ rendered }: Desk) => rendered.at(-1)?.view;
const getId = async ({ db }: Desk, email: string) => (await findPerson(db, email))?.id ?? '';

async function listRecords({ db }: Desk) {
  return db
    .selectFrom('desk_records')
    .select(['action', 'subject', 'made_by', 'made_from'])
    .orderBy('made_at')
    .orderBy('action')
    .execute();
}

describeDatabases((createUrl) => {
  test('an owner adds a person by a link that is shown once, and it is recorded', async () => {
    const desk = await openDesk(await createUrl());
    const { submit, app } = desk;
    const cookie = await desk.signIn(ASHA, 'owner');
    const added = await submit('/people', { email: ' Ravi@Clinic.example', role: 'reception' }, { cookie });
    expect([added.statusCode, added.headers['cache-control']]).toEqual([200, 'no-store']);
    const link = getPage(desk)?.link;
    expect(link).toMatchObject({ isNewPerson: true });
    expect(link?.url).toMatch(/^http:\/\/localhost:4000\/passphrase\?token=[\w-]{32}$/);
    expect(getPage(desk)?.people).toMatchObject([
      {
        email: ASHA,
        role: 'owner',
        hasPassphrase: true,
        hasSecondFactor: false,
        signedInAt: desk.clock.now.toISOString(),
      },
      { email: RAVI, role: 'reception', hasPassphrase: false, signedInAt: null },
    ]);
    await app.inject({ url: '/people', headers: { cookie } });
    expect(getPage(desk)?.link).toBeNull();

    const token = new URL(link?.url ?? '').searchParams.get('token') ?? '';
    await submit(`/people/${await getId(desk, RAVI)}/link`, {}, { cookie });
    const newer = new URL(getPage(desk)?.link?.url ?? '').searchParams.get('token') ?? '';
    const choice = { passphrase: PASSPHRASE, again: PASSPHRASE };
    expect((await submit('/passphrase', { token, ...choice })).statusCode).toBe(404);
    expect((await submit('/passphrase', { token: newer, ...choice })).headers.location).toBe('/');
    expect((await submit('/sign-in', { email: RAVI, passphrase: PASSPHRASE })).headers.location).toBe('/');
    const who = { subject: RAVI, made_by: ASHA, made_from: '127.0.0.1' };
    expect(await listRecords(desk)).toEqual([
      { action: 'link-made', ...who },
      { action: 'person-added', ...who },
    ]);

    await desk.db.updateTable('desk_people').set({ name: 'Ravi' }).where('email', '=', RAVI).execute();
    await app.inject({ url: '/export', headers: { cookie } });
    expect(desk.rendered.at(-1)?.view.records).toMatchObject([{ subject: 'Ravi' }, { subject: 'Ravi' }]);
  });

  test('a change of the role, a reset and a removal end the sessions of that person', async () => {
    const desk = await openDesk(await createUrl());
    const { submit, app } = desk;
    const cookie = await desk.signIn(ASHA, 'owner');
    const ravi = await desk.signIn(RAVI);
    const id = await getId(desk, RAVI);
    const look = async (cookie: string) => (await app.inject({ url: '/people', headers: { cookie } })).statusCode;
    expect(await look(ravi)).toBe(403);
    const answer = await submit(`/people/${id}/role`, { role: 'owner' }, { cookie });
    expect(answer.headers.location).toBe('/people?done=role');
    expect(await look(ravi)).toBe(303);
    const enter = async () =>
      toCookie((await submit('/sign-in', { email: RAVI, passphrase: PASSPHRASE })).headers['set-cookie']);
    const asOwner = await enter();
    expect(await look(asOwner)).toBe(200);
    await submit(`/people/${id}/second-factor`, {}, { cookie });
    expect(await look(asOwner)).toBe(303);
    const last = await enter();
    expect((await submit(`/people/${id}/remove`, {}, { cookie })).headers.location).toBe('/people?done=remove');
    expect(await look(last)).toBe(303);
    expect((await submit(`/people/${id}/remove`, {}, { cookie })).headers.location).toBe('/people?refused=gone');
    const actions = (await listRecords(desk)).map(({ action }) => action).sort();
    expect(actions).toEqual(['person-removed', 'role-owner', 'second-factor-reset']);
    await expect(desk.db.updateTable('desk_records').set({ made_by: RAVI }).execute()).rejects.toThrow();
  });

  test('one of two owners who remove and demote each other at once stays an owner', async () => {
    const desk = await openDesk(await createUrl());
    await desk.addPerson(ASHA, 'owner');
    await desk.addPerson(RAVI, 'owner');
    const [asha, ravi] = [await getId(desk, ASHA), await getId(desk, RAVI)];
    const now = new Date();
    const outcomes = await Promise.all([
      removePerson(desk.db, { id: ravi, maker: { made_by: ASHA, made_from: '' }, now }),
      changeRole(desk.db, { id: asha, maker: { made_by: RAVI, made_from: '' }, now }, 'reception'),
    ]);
    expect(outcomes.sort()).toEqual(['done', 'last-owner']);
  });

  test('expired sessions and attempts are removed, and others stay', async () => {
    const desk = await openDesk(await createUrl());
    const { db, submit } = desk;
    await desk.signIn(ASHA);
    await submit('/sign-in', { email: RAVI, passphrase: 'a wrong passphrase' });
    const count = async () => {
      const tables = ['desk_sessions', 'desk_attempts'] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
    };
    await removeExpired(db, desk.clock.now);
    // One attempt counts for the address, and one for the person whose passphrase was wrong.
    expect(await count()).toEqual([1, 2]);
    await removeExpired(db, new Date(Date.now() + 13 * 60 * 60_000));
    expect(await count()).toEqual([0, 0]);
  });
});

test('the last owner stays one, and nobody removes their own account', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit } = desk;
  const cookie = await desk.signIn(ASHA, 'owner');
  const id = await getId(desk, ASHA);
  const leads = async (path: string, fields = {}) => (await submit(path, fields, { cookie })).headers.location;
  expect(await leads(`/people/${id}/remove`)).toBe('/people?refused=last-owner');
  expect(await leads(`/people/${id}/role`, { role: 'reception' })).toBe('/people?refused=last-owner');
  await desk.addPerson(RAVI, 'owner');
  expect(await leads(`/people/${id}/remove`)).toBe('/people?refused=self');
  expect(await leads(`/people/${id}/dance`)).toBeUndefined();
});

test('an unknown role is refused, and nobody is added or demoted', async () => {
  const desk = await openDesk(await createSqlite());
  const cookie = await desk.signIn(ASHA, 'owner');
  await desk.addPerson(RAVI, 'owner');
  const ravi = await getId(desk, RAVI);
  for (const role of ['', 'king']) {
    const added = await desk.submit('/people', { email: 'new@clinic.example', role }, { cookie });
    expect([added.statusCode, getPage(desk)?.refused]).toEqual([422, 'role-unknown']);
    const changed = await desk.submit(`/people/${ravi}/role`, { role }, { cookie });
    expect(changed.headers.location).toBe('/people?refused=role-unknown');
  }
  await desk.app.inject({ url: '/people', headers: { cookie } });
  expect(
    getPage(desk)
      ?.people.map(({ email, role }: Record<string, string>) => `${email} ${role}`)
      .sort(),
  ).toEqual([ASHA, RAVI].map((email) => `${email} owner`).sort());
});

test('an invalid or known email address is refused, and nobody is added', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit } = desk;
  const cookie = await desk.signIn(ASHA, 'owner');
  for (const [email, refused] of [
    ['not an address', 'email-invalid'],
    [ASHA.toUpperCase(), 'known'],
  ] as const) {
    expect((await submit('/people', { email, role: 'owner' }, { cookie })).statusCode).toBe(422);
    expect(getPage(desk)).toMatchObject({ refused, entry: { email, role: 'owner' }, link: null });
  }
  expect(getPage(desk)?.people).toHaveLength(1);
});

test('a person signs out everywhere, and a new passphrase ends the other sessions', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit, app } = desk;
  const first = await desk.signIn();
  const enter = async (passphrase: string) =>
    toCookie((await submit('/sign-in', { email: ASHA, passphrase })).headers['set-cookie']);
  const second = await enter(PASSPHRASE);
  const look = async (cookie: string) => (await app.inject({ url: '/account', headers: { cookie } })).statusCode;
  const change = { passphrase: PASSPHRASE, 'new-passphrase': 'another dozen words', again: 'another dozen words' };
  expect((await submit('/account/passphrase', { ...change, again: 'other' }, { cookie: second })).statusCode).toBe(422);
  expect((await submit('/account/passphrase', { ...change, passphrase: 'no' }, { cookie: second })).statusCode).toBe(
    422,
  );
  const long = 'x'.repeat(PASSPHRASE_MAX_CHARS + 1);
  const tooLong = { ...change, 'new-passphrase': long, again: long };
  expect((await submit('/account/passphrase', tooLong, { cookie: second })).statusCode).toBe(422);
  expect(desk.rendered.at(-1)?.view.refused).toEqual({ form: 'passphrase', reason: 'too-long' });
  const answer = await submit('/account/passphrase', change, { cookie: second });
  expect(answer.headers.location).toBe('/account?done=passphrase-changed');
  const kept = toCookie(answer.headers['set-cookie']);
  expect([await look(first), await look(second), await look(kept)]).toEqual([303, 303, 200]);
  const third = await enter('another dozen words');
  const out = await submit('/account/sign-out-everywhere', {}, { cookie: third });
  expect(out.headers.location).toBe('/sign-in');
  expect([await look(kept), await look(third)]).toEqual([303, 303]);
});

test('many addresses together cannot guess one passphrase, nor lock the person out of the usual browser', async () => {
  const desk = await openDesk(await createSqlite());
  const { submit, clock } = desk;
  const usual = await desk.signIn();
  const attempt = async (number: number, email: string, passphrase = 'a wrong passphrase', cookie = '') =>
    (await submit('/sign-in', { email, passphrase }, { cookie }, `192.0.2.${number}`)).statusCode;
  for (const email of [ASHA, 'nobody@clinic.example']) {
    for (let number = 1; number <= 20; number += 1) expect(await attempt(number, email)).toBe(401);
    expect(await attempt(21, email.toUpperCase())).toBe(429);
    expect(await attempt(22, email, PASSPHRASE)).toBe(429);
  }
  expect(await attempt(23, ASHA, PASSPHRASE, usual)).toBe(303);
  // Another person's cookie does not help.
  const meera = await desk.signIn(MEERA);
  expect(await attempt(24, ASHA, PASSPHRASE, meera.replaceAll('session_token', 'x'))).toBe(429);
  clock.now = new Date(clock.now.getTime() + 60 * 60_000 + 1000);
  expect(await attempt(25, ASHA, PASSPHRASE)).toBe(303);
});

test("a person who is locked out by strangers' attempts signs in with a new link", async () => {
  const desk = await openDesk(await createSqlite());
  const { submit } = desk;
  const owner = await desk.signIn(MEERA, 'owner');
  await desk.addPerson(ASHA);
  for (let number = 1; number <= 21; number += 1) {
    await submit('/sign-in', { email: ASHA, passphrase: 'a wrong passphrase' }, {}, `192.0.2.${number}`);
  }
  await submit(`/people/${await getId(desk, ASHA)}/link`, {}, { cookie: owner });
  const token = new URL(getPage(desk)?.link?.url ?? '').searchParams.get('token') ?? '';
  const chosen = await submit('/passphrase', { token, passphrase: PASSPHRASE, again: PASSPHRASE });
  const cookie = toCookie(chosen.headers['set-cookie']);
  expect((await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE }, { cookie })).statusCode).toBe(303);
});
