import { AGAIN_QUERY, KEPT_FIELD } from '@clinic/contract/desk-kept.ts';
import { DESK_KEPT_PAGE, DESK_SIGN_IN_CODE_PAGE, DESK_SIGN_IN_PAGE } from '@clinic/contract/rendered-pages.ts';
import { expect, test } from 'vitest';
import { createCode } from '../../../../testing/totp.ts';
import { createSqlite } from '../../databases.ts';
import { appointment, DOCTOR_ID } from '../../sample-bookings.ts';
import { ASHA, openDesk, PASSPHRASE, switchOnSecondFactor, toCookie } from '../test-desk.ts';

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
  expect(rendered.at(-1)).toMatchObject({ page: DESK_SIGN_IN_PAGE, locals: { isRefused: true } });
  const { kept = '', ...signIn } = rendered.at(-1)?.locals.deskSignIn ?? {};
  expect(signIn).toEqual({ email: '', refused: { reason: 'ended' } });

  // A wrong passphrase does not lose it.
  await submit('/sign-in', { email: ASHA, passphrase: 'a wrong passphrase', [KEPT_FIELD]: kept });
  expect(rendered.at(-1)?.locals.deskSignIn?.kept).toBe(kept);

  const answer = await submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE, [KEPT_FIELD]: kept });
  expect(answer.statusCode).toBe(200);
  const { page, locals } = rendered.at(-1) ?? {};
  expect(page).toBe(DESK_KEPT_PAGE);
  expect(locals?.deskKept).toMatchObject({ path: '/appointments', fields: { name: CALLER.name, phone: CALLER.phone } });

  const cookie = toCookie(answer.headers['set-cookie']);
  await submit(`/appointments?${AGAIN_QUERY}`, locals?.deskKept?.fields ?? {}, { cookie });
  expect(rendered.at(-1)?.locals.deskBook).toMatchObject({
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
  expect(rendered.at(-1)).toMatchObject({ page: DESK_SIGN_IN_CODE_PAGE, locals: { deskSignInCode: { kept } } });
  const waiting = { cookie: toCookie(passed.headers['set-cookie']) };
  await submit('/sign-in/code', { code: createCode(secret, 1), [KEPT_FIELD]: kept }, waiting);
  expect(rendered.at(-1)?.locals.deskKept?.fields).toEqual({ email: 'new@clinic.example' });
});

test('each form in which somebody types comes back filled in, and does nothing', async () => {
  const { book, signIn, submit, rendered, db } = await openDesk(await createSqlite());
  const id = await book();
  const cookie = await signIn(ASHA, 'owner');
  const again = async (path: string, fields: Record<string, string>) => {
    expect((await submit(path, fields)).statusCode).toBe(401);
    expect(rendered.at(-1)?.locals.deskSignIn?.kept).toContain(path);
    expect((await submit(`${path}?${AGAIN_QUERY}`, fields, { cookie })).statusCode).toBe(200);
    return rendered.at(-1)?.locals;
  };
  const days = { doctor: DOCTOR_ID, firstDate: '2026-12-01' };
  expect((await again(`/appointments/${id}/correct`, { name: 'Ash', version: '1' }))?.deskAppointment).toMatchObject({
    appointment: { name: appointment.name },
    entries: { name: 'Ash' },
    refused: null,
  });
  expect((await again(`/appointments/${id}/notes`, { text: 'Deaf in one ear' }))?.deskAppointment?.typedNote).toEqual({
    reason: null,
    text: 'Deaf in one ear',
  });
  const notice = { en: 'Closed for Diwali', from: '2026-12-01' };
  expect((await again('/settings/notices', notice))?.deskSettings?.entries).toMatchObject(notice);
  expect((await again('/closures', { ...days, reason: 'Leave' }))?.deskClosures?.entries).toMatchObject(days);
  expect((await again('/closures/sessions', days))?.deskClosures?.sessions.entries).toMatchObject(days);
  const absence = { ...days, kind: 'away', span: 'day', reason: 'Fever' };
  expect((await again('/late', absence))?.deskAbsences?.entries).toMatchObject(absence);
  expect((await again('/people', { email: 'n@c.example' }))?.deskPeople?.entry.email).toBe('n@c.example');
  expect(await db.selectFrom('closures').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('desk_people').select('email').execute()).toHaveLength(1);
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
});

test("an owner's form is not shown to a receptionist who signs in instead", async () => {
  const { signIn, submit, rendered } = await openDesk(await createSqlite());
  const cookie = await signIn();
  const answer = await submit(`/settings/notices?${AGAIN_QUERY}`, { text: 'Closed' }, { cookie });
  expect(answer.statusCode).toBe(403);
  expect(rendered.at(-1)?.locals.deskSettings).toBeUndefined();
});

test('a form without typed text is not kept, and one that is shown again never acts', async () => {
  const { book, signIn, submit, rendered, db } = await openDesk(await createSqlite());
  const id = await book();
  const cookie = await signIn();
  await submit(`/appointments/${id}/arrived`, { version: '1' });
  expect(rendered.at(-1)?.locals.deskSignIn).toEqual({ email: '', refused: { reason: 'ended' } });
  const answer = await submit(`/appointments/${id}/cancel?${AGAIN_QUERY}`, { version: '1' }, { cookie });
  expect(answer.headers.location).toBe('/');
  expect(await db.selectFrom('appointments').select('status').execute()).toEqual([{ status: 'booked' }]);
});

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
