/** @module-tag long */
import { expect, test } from 'vitest';
import { HARMLESS_STRINGS, MULTILINE_STRINGS } from '../appointments/hostile-strings.ts';
import { describeDatabases } from '../databases.ts';
import { openTestDatabase, openTestStore } from '../test-store.ts';
import { createPortalApp } from './portal-app.ts';

/** Texts that may be in the place of a token in an address. */
const TOKENS = [
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f%2e%2e',
  '..%2fappointments',
  "'%20or%201=1%20--",
  '%22%3E%3Cscript%3E',
  '%E2%80%AE',
  '%0d%0aset-cookie:x=1',
  '__proto__',
  'constructor',
  'null',
  '*',
  ':token',
  '%F0%9F%98%80',
  'a'.repeat(10_000),
  '%61'.repeat(3000),
];

/** Bodies of forms that no browser sends. */
const BODIES = [
  '',
  '&&&===',
  '%',
  '%ff%fe',
  '%00=%00',
  'appointmentDate=%00&appointmentTime=%00',
  'appointmentDate[]=2026-11-26&appointmentTime[]=1',
  'appointmentDate=2026-11-26&appointmentDate=2026-11-27&appointmentTime=10:00 AM',
  '__proto__=x&constructor=y&toString=z',
  'reason=%ED%A0%80',
  'reason=\u0000',
  `reason=${'%0A'.repeat(600)}`,
  `${'a=1&'.repeat(3000)}`,
  'reference=%00&phone=%00',
  'appointmentDate=9999-12-31&appointmentTime=02:00 PM',
  'appointmentDate=-000001-01-01&appointmentTime=02:00 PM',
];

const FORMS = ['', '/move', '/cancel'];

describeDatabases((createUrl) => {
  test('no token and no body is answered with a 5xx, and none changes an appointment that it does not name', async () => {
    const { app, bookOne, readRows, db } = await openPortal(await createUrl());
    const { path } = await bookOne();
    const before = await readRows();
    const send = async (url: string, payload?: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode } = await app.inject(
        payload === undefined ? { url } : { method: 'POST', url, headers, payload },
      );
      return `${statusCode} ${url.slice(0, 60)} ${payload?.slice(0, 60)}`;
    };
    const answers: string[] = [];
    for (const token of TOKENS) {
      answers.push(await send(`/portal/${token}`), await send(`/portal/${token}/appointment.ics`));
      for (const form of FORMS) answers.push(await send(`/portal/${token}${form}`, 'reason='));
    }
    for (const body of BODIES) answers.push(await send('/portal', body), await send(`${path}/move`, body));
    for (const query of TOKENS) answers.push(await send(`${path}?month=${query}&date=${query}&done=${query}`));
    expect(answers.filter((answer) => /^(5|2\d\d .*reason=)/.test(answer))).toEqual([]);
    expect(await readRows()).toEqual(before);
    expect(await db.selectFrom('mails').selectAll().execute()).toHaveLength(3);
  });

  test('a reason is kept as typed, or refused', async () => {
    const { bookOne, submit, readRows } = await openPortal(await createUrl());
    for (const [number, reason] of [...HARMLESS_STRINGS, ...MULTILINE_STRINGS].entries()) {
      const { path } = await bookOne({}, number);
      const { statusCode } = await submit(`${path}/cancel`, { reason });
      expect([statusCode, reason]).toEqual([expect.toSatisfy((status) => status === 303 || status === 422), reason]);
      const row = (await readRows()).at(-1);
      if (statusCode === 303) expect(row).toMatchObject({ status: 'cancelled', cancel_reason: reason.toWellFormed() });
      else await submit(`${path}/cancel`, '');
    }
  });

  test.each([
    ['move', 'appointmentDate'],
    ['move', 'appointmentTime'],
    ['cancel', 'reason'],
    ['', 'reference'],
    ['', 'phone'],
  ])('NUL in a field of the form %j is refused with the name of the field %s', async (form, field) => {
    const { app, bookOne } = await openPortal(await createUrl());
    const { path } = await bookOne();
    const url = form === '' ? '/portal' : `${path}/${form}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url, headers, payload: `${field}=a%00b` })).statusCode).toBe(422);
    expect((await app.inject({ url: `${path}?${field}=a%00b` })).statusCode).toBe(422);
    expect((await app.inject({ url: `${path}a%00b` })).statusCode).toBe(404);
  });
});

/** Opens the portal on a database, without a limit per address. */
async function openPortal(url: string) {
  const { db } = await openTestDatabase(url);
  const portal = await createPortalApp({ maxBookings: 1000, store: await openTestStore(url) });
  return { ...portal, db, readRows: () => db.selectFrom('appointments').selectAll().orderBy('created_at').execute() };
}
