import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { removeExpired } from '#people/expiry.ts';
import { changeRole, removePerson } from '#people/people-changes.ts';
import { findPerson } from '#people/people-list.ts';
import { openDoor, RAVI, WRONG } from '#test/door-desk.ts';
import { ASHA, PASSPHRASE } from '#test/people.ts';

const getId = async ({ db }: Awaited<ReturnType<typeof openDoor>>, email: string) =>
  (await findPerson(db, email))?.id ?? '';
const toToken = (link: { url: string } | null) => new URL(link?.url ?? '').searchParams.get('token') ?? '';

describeDatabases((createUrl) => {
  test('an owner adds a person by a link that is shown once, and it is recorded', async () => {
    const desk = await openDoor(await createUrl());
    const { submit } = desk;
    const cookie = await desk.signIn(ASHA, 'owner');
    const added = await submit('/people', { email: ' Ravi@Clinic.example', role: 'reception' }, { cookie });
    expect([added.statusCode, added.headers['cache-control']]).toEqual([200, 'no-store']);
    const link = desk.getView()?.link;
    expect(link).toMatchObject({ isNewPerson: true });
    expect(link?.url).toMatch(/^http:\/\/localhost:4000\/passphrase\?token=[\w-]{32}$/);
    const signedInAt = desk.clock.now.toISOString();
    expect(desk.getView()?.people).toMatchObject([
      { email: ASHA, role: 'owner', hasPassphrase: true, hasSecondFactor: false, signedInAt },
      { email: RAVI, role: 'reception', hasPassphrase: false, signedInAt: null },
    ]);
    await desk.look(cookie, '/people');
    expect(desk.getView()?.link).toBeNull();

    await submit(`/people/${await getId(desk, RAVI)}/link`, {}, { cookie });
    const choose = (token: string) => submit('/passphrase', { token, passphrase: PASSPHRASE, again: PASSPHRASE });
    const newer = toToken(desk.getView()?.link);
    expect((await choose(toToken(link))).statusCode).toBe(404);
    expect((await choose(newer)).headers.location).toBe('/');
    expect((await desk.enter({ email: RAVI })).headers.location).toBe('/');
    const who = { subject: RAVI, made_by: ASHA, made_from: '127.0.0.1' };
    expect(await desk.listRecords()).toEqual([
      { action: 'link-made', ...who },
      { action: 'person-added', ...who },
    ]);

    await desk.db.updateTable('desk_people').set({ name: 'Ravi' }).where('email', '=', RAVI).execute();
    await desk.look(cookie, '/export');
    expect(desk.getView().records).toMatchObject([{ subject: 'Ravi' }, { subject: 'Ravi' }]);
  });

  test('a change of the role, a reset and a removal end the sessions of that person', async () => {
    const desk = await openDoor(await createUrl());
    const { submit } = desk;
    const cookie = await desk.signIn(ASHA, 'owner');
    const ravi = await desk.signIn(RAVI);
    const id = await getId(desk, RAVI);
    const look = (cookie: string) => desk.look(cookie, '/people');
    expect(await look(ravi)).toBe(403);
    const answer = await submit(`/people/${id}/role`, { role: 'owner' }, { cookie });
    expect(answer.headers.location).toBe('/people?done=role');
    expect(await look(ravi)).toBe(303);
    const asOwner = await desk.enterAs({ email: RAVI });
    expect(await look(asOwner)).toBe(200);
    await submit(`/people/${id}/second-factor`, {}, { cookie });
    expect(await look(asOwner)).toBe(303);
    const last = await desk.enterAs({ email: RAVI });
    expect((await submit(`/people/${id}/remove`, {}, { cookie })).headers.location).toBe('/people?done=remove');
    const { body } = await desk.app.inject({ url: '/people?done=remove', headers: { cookie } });
    expect(body).toMatch(/role="status".* removed/);
    expect(await look(last)).toBe(303);
    expect((await desk.enter({ email: RAVI })).statusCode).toBe(401);
    expect((await submit(`/people/${id}/remove`, {}, { cookie })).headers.location).toBe('/people?refused=gone');
    const actions = (await desk.listRecords()).map(({ action }) => action).sort();
    expect(actions).toEqual(['person-removed', 'role-owner', 'second-factor-reset']);
    await expect(desk.db.updateTable('desk_records').set({ made_by: RAVI }).execute()).rejects.toThrow();
  });

  test('one of two owners who remove and demote each other at once stays an owner', async () => {
    const desk = await openDoor(await createUrl());
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
    const desk = await openDoor(await createUrl());
    const { db } = desk;
    await desk.signIn();
    await desk.enter({ email: RAVI, passphrase: WRONG });
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
  const desk = await openDoor(await createSqlite());
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

test('an unknown role, and an invalid or known address, are refused, and nobody is added or demoted', async () => {
  const desk = await openDoor(await createSqlite());
  const cookie = await desk.signIn(ASHA, 'owner');
  await desk.addPerson(RAVI, 'owner');
  const ravi = await getId(desk, RAVI);
  const email = 'new@clinic.example';
  for (const [entry, refused] of [
    [{ email, role: '' }, 'role-unknown'],
    [{ email, role: 'king' }, 'role-unknown'],
    [{ email: 'not an address', role: 'owner' }, 'email-invalid'],
    [{ email: ASHA.toUpperCase(), role: 'owner' }, 'known'],
  ] as const) {
    expect((await desk.submit('/people', entry, { cookie })).statusCode).toBe(422);
    expect(desk.getView()).toMatchObject({ refused, entry: { email: entry.email }, link: null });
  }
  expect(desk.getView().entry.role).toBe('owner');
  for (const role of ['', 'king']) {
    const changed = await desk.submit(`/people/${ravi}/role`, { role }, { cookie });
    expect(changed.headers.location).toBe('/people?refused=role-unknown');
  }
  await desk.look(cookie, '/people');
  expect(desk.getView().people).toMatchObject([ASHA, RAVI].map((email) => ({ email, role: 'owner' })));
});
