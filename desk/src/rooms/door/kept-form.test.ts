import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { AGAIN_QUERY, KEPT_FIELD } from '#frame/kept.ts';
import { openDoor, WRONG } from '#test/door-desk.ts';
import { ASHA, PASSPHRASE, toCookie } from '#test/people.ts';
import { switchOnSecondFactor } from '#test/test-desk.ts';
import { createCode } from '../../../../testing/totp.ts';

const CALLER = {
  doctor: DOCTOR_ID,
  date: '2026-11-25',
  slot: '11:00',
  name: 'Asha <b>Canary</b>',
  phone: '98220 00300',
  email: '',
  message: 'Two\r\nlines',
};

test('a form without a session comes back after the sign-in, and is not saved before it is sent once more', async () => {
  const { addPerson, submit, enter, rendered, getView, readRows, logLines } = await openDoor(await createSqlite());
  await addPerson();
  expect((await submit('/appointments', CALLER)).statusCode).toBe(401);
  expect(rendered.at(-1)?.page).toBe('sign-in');
  const { kept = '', ...signIn } = getView() ?? {};
  expect(signIn).toEqual({ email: '', refused: { reason: 'ended' } });

  await enter({ passphrase: WRONG, [KEPT_FIELD]: kept });
  expect(getView().kept).toBe(kept);
  const answer = await enter({ [KEPT_FIELD]: kept });
  expect([answer.statusCode, rendered.at(-1)?.page]).toEqual([200, 'kept']);
  const { path, fields } = getView();
  expect({ path, fields }).toMatchObject({ path: '/appointments', fields: { name: CALLER.name, phone: CALLER.phone } });

  await submit(`/appointments?${AGAIN_QUERY}`, fields, { cookie: toCookie(answer.headers['set-cookie']) });
  expect(getView()).toMatchObject({
    place: { date: CALLER.date, slot: CALLER.slot },
    entries: { name: CALLER.name, phone: CALLER.phone, message: CALLER.message },
    refused: null,
    person: { hasKeptForm: true },
  });
  expect(await readRows()).toEqual([]);
  expect(logLines.join('')).not.toMatch(/canary|98220/i);
});

test('what was typed comes back through the second factor too', async () => {
  const desk = await openDoor(await createSqlite());
  const { secret } = await switchOnSecondFactor(desk, await desk.signIn());
  const kept = JSON.stringify({ path: '/people', fields: { email: 'new@clinic.example' } });
  const passed = await desk.enter({ [KEPT_FIELD]: kept });
  expect(desk.rendered.at(-1)).toMatchObject({ page: 'sign-in-code', view: { kept } });
  const cookie = toCookie(passed.headers['set-cookie']);
  await desk.submit('/sign-in/code', { code: createCode(secret, 1), [KEPT_FIELD]: kept }, { cookie });
  expect(desk.getView().fields).toEqual({ email: 'new@clinic.example' });
});

test('each form in which somebody types comes back filled in, and does nothing; one that only acts is not kept', async () => {
  const { book, signIn, submit, getView, db, readRow } = await openDoor(await createSqlite());
  const id = await book();
  const cookie = await signIn(ASHA, 'owner');
  const days = { doctor: DOCTOR_ID, firstDate: '2026-12-01' };
  const absence = { ...days, kind: 'away', span: 'day', reason: 'Fever' };
  const notice = { en: 'Closed for Diwali', from: '2026-12-01' };
  const [correction, note] = [{ name: 'Ash', version: '1' }, { text: 'Deaf in one ear' }];
  const corrected = { appointment: { name: appointment.name }, entries: { name: 'Ash' }, refused: null };
  const forms: [path: string, fields: Record<string, string>, shown: object][] = [
    [`/appointments/${id}/correct`, correction, corrected],
    [`/appointments/${id}/notes`, note, { typedNote: { reason: null, ...note } }],
    ['/settings/notices', notice, { entries: notice }],
    ['/closures', { ...days, reason: 'Leave' }, { entries: days }],
    ['/closures/sessions', days, { sessionEntries: days }],
    ['/late', absence, { entries: absence }],
    ['/people', { email: 'n@c.example' }, { entry: { email: 'n@c.example' } }],
  ];
  for (const [path, fields, shown] of forms) {
    expect((await submit(path, fields)).statusCode, path).toBe(401);
    expect(getView().kept).toContain(path);
    expect((await submit(`${path}?${AGAIN_QUERY}`, fields, { cookie })).statusCode, path).toBe(200);
    expect(getView()).toMatchObject(shown);
  }
  for (const table of ['closures', 'notes'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('desk_people').select('email').execute()).toHaveLength(1);

  await submit(`/appointments/${id}/arrived`, { version: '1' });
  expect(getView()).toEqual({ email: '', refused: { reason: 'ended' } });
  const answer = await submit(`/appointments/${id}/cancel?${AGAIN_QUERY}`, { version: '1' }, { cookie });
  expect(answer.headers.location).toBe('/');
  expect((await readRow(id)).status).toBe('booked');
});

test("an owner's form is not shown to a receptionist who signs in instead", async () => {
  const { signIn, submit, rendered } = await openDoor(await createSqlite());
  const cookie = await signIn();
  const answer = await submit(`/settings/notices?${AGAIN_QUERY}`, { text: 'Closed' }, { cookie });
  expect([answer.statusCode, rendered.at(-1)?.page]).toEqual([403, 'refused']);
});

test('an act on a page without a session leads to a sign-in that says so, and back to that page', async () => {
  const { app, addPerson, enter } = await openDoor(await createSqlite());
  await addPerson();
  expect((await app.inject('/sign-in?back=%2F')).body).toContain('You were signed out.');
  const { body } = await app.inject('/sign-in?back=%2Fday%2F2026-11-24');
  expect(body).toContain('You were signed out. Nothing was saved. Please sign in again.');
  expect(body).toMatch(/<title>Not signed in: /);
  const kept = JSON.stringify({ path: '/day/2026-11-24', fields: {} });
  expect(body).toContain(`value="${kept.replaceAll('"', '&quot;')}"`);
  expect((await enter({ [KEPT_FIELD]: kept })).headers.location).toBe('/day/2026-11-24');
});

test('the sign-in leads to the day, whatever the address or the form says', async () => {
  const { app, addPerson, enter, submit } = await openDoor(await createSqlite());
  await addPerson();
  for (const back of ['//evil.example', 'https://evil.example', '/a?b=https://evil.example', '/%5Cevil.example', '%']) {
    const { statusCode, body } = await app.inject(`/sign-in?back=${encodeURIComponent(back)}`);
    expect(statusCode, back).toBe(200);
    expect(body).not.toMatch(/evil|You were signed out/);
  }
  for (const kept of [
    'no JSON',
    '{"path":"//evil.example","fields":{}}',
    '{"path":"https://evil.example","fields":{}}',
    '{"path":"/people?x","fields":{}}',
    '{"path":"/people","fields":{"a":1}}',
  ]) {
    expect((await enter({ [KEPT_FIELD]: kept })).headers.location, kept).toBe('/');
  }
  const fields = { email: ASHA, passphrase: PASSPHRASE, callbackURL: 'https://evil.example', next: '//evil.example' };
  const answer = await submit('/sign-in?next=//evil.example&callbackURL=//evil.example', fields);
  expect(answer.headers.location).toBe('/');
});
