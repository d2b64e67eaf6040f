import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { AGAIN_QUERY, KEPT_FIELD } from '#frame/kept.ts';
import { createCode } from '../../../testing/totp.ts';
import { ASHA, PASSPHRASE, toCookie } from '../people.ts';
import { openDesk, switchOnSecondFactor } from '../test-desk.ts';

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
  const { addPerson, submit, rendered, db, logLines } = await openDesk(await createSqlite());
  await addPerson();
  const refused = await submit('/appointments', CALLER);
  expect(refused.statusCode).toBe(401);
  expect(rendered.at(-1)?.page).toBe('sign-in');
  const { kept = '', ...signIn } = rendered.at(-1)?.view ?? {};
  expect(signIn).toEqual({ email: '', refused: { reason: 'ended' } });

  // A wrong passphrase does not lose it.
  await submit('/sign-in', { email: ASHA, passphrase: 'a wrong passphrase', [KEPT_FIELD]: kept });
  expect(rendered.at(-1)?.view.kept).toBe(kept);

  const answer = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE, [KEPT_FIELD]: kept });
  expect(answer.statusCode).toBe(200);
  const { page, view } = rendered.at(-1) ?? {};
  expect(page).toBe('kept');
  expect(view).toMatchObject({ path: '/appointments', fields: { name: CALLER.name, phone: CALLER.phone } });

  const cookie = toCookie(answer.headers['set-cookie']);
  await submit(`/appointments?${AGAIN_QUERY}`, view?.fields ?? {}, { cookie });
  expect(rendered.at(-1)?.view).toMatchObject({
    place: { date: CALLER.date, slot: CALLER.slot },
    entries: { name: CALLER.name, phone: CALLER.phone, message: CALLER.message },
    refused: null,
    person: { hasKeptForm: true },
  });
  expect(await db.selectFrom('appointments').selectAll().execute()).toEqual([]);
  expect(logLines.join('')).not.toMatch(/canary|98220/i);
});

test('what was typed comes back through the second factor too', async () => {
  const desk = await openDesk(await createSqlite());
  const { signIn, submit, rendered } = desk;
  const { secret } = await switchOnSecondFactor(desk, await signIn());

  const kept = JSON.stringify({ path: '/people', fields: { email: 'new@clinic.example' } });
  const passed = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE, [KEPT_FIELD]: kept });
  expect(rendered.at(-1)).toMatchObject({ page: 'sign-in-code', view: { kept } });
  const waiting = { cookie: toCookie(passed.headers['set-cookie']) };
  await submit('/sign-in/code', { code: createCode(secret, 1), [KEPT_FIELD]: kept }, waiting);
  expect(rendered.at(-1)?.view.fields).toEqual({ email: 'new@clinic.example' });
});

test('each form in which somebody types comes back filled in, and does nothing', async () => {
  const { book, signIn, submit, rendered, db } = await openDesk(await createSqlite());
  const id = await book();
  const cookie = await signIn(ASHA, 'owner');
  const again = async (path: string, fields: Record<string, string>) => {
    expect((await submit(path, fields)).statusCode).toBe(401);
    expect(rendered.at(-1)?.view.kept).toContain(path);
    expect((await submit(`${path}?${AGAIN_QUERY}`, fields, { cookie })).statusCode).toBe(200);
    return rendered.at(-1)?.view;
  };
  const days = { doctor: DOCTOR_ID, firstDate: '2026-12-01' };
  expect(await again(`/appointments/${id}/correct`, { name: 'Ash', version: '1' })).toMatchObject({
    appointment: { name: appointment.name },
    entries: { name: 'Ash' },
    refused: null,
  });
  expect((await again(`/appointments/${id}/notes`, { text: 'Deaf in one ear' }))?.typedNote).toEqual({
    reason: null,
    text: 'Deaf in one ear',
  });
  const notice = { en: 'Closed for Diwali', from: '2026-12-01' };
  expect((await again('/settings/notices', notice))?.entries).toMatchObject(notice);
  expect((await again('/closures', { ...days, reason: 'Leave' }))?.entries).toMatchObject(days);
  expect((await again('/closures/sessions', days))?.sessionEntries).toMatchObject(days);
  const absence = { ...days, kind: 'away', span: 'day', reason: 'Fever' };
  expect((await again('/late', absence))?.entries).toMatchObject(absence);
  expect((await again('/people', { email: 'n@c.example' }))?.entry.email).toBe('n@c.example');
  expect(await db.selectFrom('closures').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('desk_people').select('email').execute()).toHaveLength(1);
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
});

test("an owner's form is not shown to a receptionist who signs in instead", async () => {
  const { signIn, submit, rendered } = await openDesk(await createSqlite());
  const cookie = await signIn();
  const answer = await submit(`/settings/notices?${AGAIN_QUERY}`, { text: 'Closed' }, { cookie });
  expect(answer.statusCode).toBe(403);
  expect(rendered.at(-1)?.page).toBe('refused');
});

test('a form without typed text is not kept, and one that is shown again never acts', async () => {
  const { book, signIn, submit, rendered, db } = await openDesk(await createSqlite());
  const id = await book();
  const cookie = await signIn();
  await submit(`/appointments/${id}/arrived`, { version: '1' });
  expect(rendered.at(-1)?.view).toEqual({ email: '', refused: { reason: 'ended' } });
  const answer = await submit(`/appointments/${id}/cancel?${AGAIN_QUERY}`, { version: '1' }, { cookie });
  expect(answer.headers.location).toBe('/');
  expect(await db.selectFrom('appointments').select('status').execute()).toEqual([{ status: 'booked' }]);
});

test('an act on a page without a session leads to a sign-in that says so, and back to that page', async () => {
  const { app, addPerson, submit } = await openDesk(await createSqlite());
  await addPerson();
  expect((await app.inject('/sign-in?back=%2F')).body).toContain('You were signed out.');
  const { body } = await app.inject('/sign-in?back=%2Fday%2F2026-11-24');
  expect(body).toContain('You were signed out. Nothing was saved. Please sign in again.');
  expect(body).toMatch(/<title>Not signed in: /);
  const kept = JSON.stringify({ path: '/day/2026-11-24', fields: {} });
  expect(body).toContain(`value="${kept.replaceAll('"', '&quot;')}"`);
  const { headers } = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE, [KEPT_FIELD]: kept });
  expect(headers.location).toBe('/day/2026-11-24');
});

test.each(['//evil.example', 'https://evil.example', '/a?b=https://evil.example', '/%5Cevil.example', '%'])(
  'the sign-in leads nobody back to %s',
  async (back) => {
    const { app } = await openDesk(await createSqlite());
    const { statusCode, body } = await app.inject(`/sign-in?back=${encodeURIComponent(back)}`);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/evil|You were signed out/);
  },
);

test.each([
  'no JSON',
  '{"path":"//evil.example","fields":{}}',
  '{"path":"https://evil.example","fields":{}}',
  '{"path":"/people?x","fields":{}}',
  '{"path":"/people","fields":{"a":1}}',
])('%s as a kept form leads to the day', async (kept) => {
  const { addPerson, submit } = await openDesk(await createSqlite());
  await addPerson();
  const { headers } = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE, [KEPT_FIELD]: kept });
  expect(headers.location).toBe('/');
});
