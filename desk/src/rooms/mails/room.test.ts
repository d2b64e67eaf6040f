import type { MailsTable } from '@clinic/api/database/appointment-tables.ts';
import { PRIORITIES } from '@clinic/api/outbox/mail-priority.ts';
import { createOutbox } from '@clinic/api/outbox/outbox.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { readAppointment } from '#appointments/day.ts';
import { openSignedIn } from '#test/test-desk.ts';
import type { StuckMail } from './queries.ts';

const MINUTE_MS = 60_000;
const REFUSED = { status: 'undeliverable', error: 'REFUSED_550', attempts: 1 } as const;

/** A mail by what it is, and to whom. */
type Name = `${'booked' | 'reminder' | 'cancelled'} ${'patient' | 'clinic'}`;

async function open(url = '') {
  const desk = await openSignedIn(url || (await createSqlite()));
  const { db, clock } = desk;
  const id = await desk.book();
  const later = (minutes: number) => new Date(clock.now.getTime() + minutes * MINUTE_MS).toISOString();
  const read = async (name: Name) => {
    const mails = await desk.readMails();
    return mails.find(({ kind, recipient }) => `${kind} ${recipient}` === name) ?? failMissing(name);
  };
  const set = async (name: Name, values: Partial<MailsTable>) =>
    db
      .updateTable('mails')
      .set(values)
      .where('id', '=', (await read(name)).id)
      .execute();
  const list = async (): Promise<StuckMail[]> => (await desk.getData('/mails')).mails;
  const listStates = async () =>
    (await list()).map(({ kind, recipient, state }) => `${kind} ${recipient} ${state}`).sort();
  /** Reads how many mails the bar of a page counts. */
  const count = async (path = '/mails') =>
    Number(/href="\/mails"[^>]*>Mails.*?(\d*)(?:<\/span>)?<\/a>/.exec((await desk.get(path)).body)?.[1]);
  const sendAgain = async (mailId: string, fields = {}) => {
    const { statusCode, headers } = await desk.send(`/appointments/${id}/mails/${mailId}`, fields);
    return `${statusCode} ${headers.location}`;
  };
  const readRecords = () => db.selectFrom('desk_records').selectAll().execute();
  return { ...desk, id, later, set, read, list, listStates, count, sendAgain, readRecords };
}

describeDatabases((createUrl) => {
  test('a receptionist reads which mails failed or are late, and which patients to call, but no mail on its way', async () => {
    const { id, set, later, list, listStates, count, clock, get } = await open(await createUrl());
    expect([await list(), await count()]).toEqual([[], 0]);
    expect((await get('/mails')).body).toContain('No mail is stuck.');
    await set('booked patient', REFUSED);
    await set('booked clinic', { attempts: 2, error: 'ETIMEDOUT', due_at: later(15) });
    const mails = (await list()).toSorted((one, other) => one.status.localeCompare(other.status));
    expect(mails).toMatchObject([
      { ...REFUSED, kind: 'booked', recipient: 'patient', state: 'call', appointment: { id, phone: '+91 9000000000' } },
      { kind: 'booked', recipient: 'clinic', status: 'waiting', error: 'ETIMEDOUT', attempts: 2, state: 'stuck' },
    ]);
    const { body } = await get('/mails');
    expect(body.indexOf('To be called')).toBeLessThan(body.indexOf('Failed 2 times.'));
    // The bar of every page shows their number.
    expect([await count(), await count('/')]).toEqual([2, 2]);
    await set('booked clinic', { attempts: 0, error: null, due_at: clock.now.toISOString() });
    expect(await listStates()).toEqual(['booked patient call']);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect(await listStates()).toEqual(['booked clinic stuck', 'booked patient call']);
  });

  test('a receptionist calls a patient whose mail cannot arrive before the appointment, and nobody after it', async () => {
    const { set, later, listStates, sendAgain, read, clock } = await open(await createUrl());
    await set('booked clinic', { status: 'sent' });
    // The appointment begins at 08:30 UTC. A mailbox that was flooded takes the mail only when the patient has come.
    await set('booked patient', { due_at: '2026-11-24T09:00:00.000Z' });
    expect(await listStates()).toEqual(['booked patient call']);
    await set('booked patient', { due_at: '2026-11-24T08:00:00.000Z' });
    expect(await listStates()).toEqual([]);
    // It fails, and the next attempt is too late to count on.
    await set('booked patient', { attempts: 3, error: 'EENVELOPE RCPT TO 450', due_at: later(15) });
    expect(await listStates()).toEqual(['booked patient stuck']);
    clock.now = new Date('2026-11-24T12:00:00+05:30');
    await set('reminder patient', { status: 'sent' });
    await set('booked patient', { due_at: later(15) });
    expect(await listStates()).toEqual(['booked patient call']);
    const mail = await read('booked patient');
    await set('booked patient', { attempts: 0, due_at: '2026-11-24T09:00:00.000Z' });
    await sendAgain(mail.id);
    expect(await read('booked patient')).toMatchObject({ due_at: clock.now.toISOString(), priority: 0 });
    await set('booked patient', REFUSED);
    expect(await listStates()).toEqual(['booked patient call']);
    clock.now = new Date('2026-11-25T06:00:00+05:30');
    expect(await listStates()).toEqual([]);
  });
});

test('a receptionist sends a stuck mail again, which is due at once, and its record names nobody', async () => {
  const { id, set, read, sendAgain, listStates, bell, clock, db, readRecords } = await open();
  await set('booked clinic', { status: 'sent' });
  await set('booked patient', { ...REFUSED, attempts: 20 });
  const mail = await read('booked patient');
  const rings = bell.count();
  expect(await sendAgain(mail.id)).toBe('303 /mails?done=mail');
  expect(bell.count()).toBeGreaterThan(rings);
  const again = { status: 'waiting', due_at: clock.now.toISOString(), attempts: 0, error: null };
  expect(await read('booked patient')).toMatchObject(again);
  expect(await listStates()).toEqual([]);
  expect((await createOutbox(db).claim(clock.now))?.id).toBe(mail.id);
  expect(await readRecords()).toMatchObject([{ action: 'mail-sent-again', subject: mail.id }]);

  // A mail that is being sent, was sent or is not stuck stays as it is.
  expect(await sendAgain(mail.id, { back: 'appointment' })).toBe(`303 /appointments/${id}`);
  await set('booked patient', { status: 'sent', claimed_until: null });
  const reminder = await read('reminder patient');
  for (const one of [mail.id, reminder.id, 'nothing']) await sendAgain(one);
  expect((await read('booked patient')).status).toBe('sent');
  expect(await read('reminder patient')).toEqual(reminder);
  expect(await readRecords()).toHaveLength(1);
});

test('a receptionist calls a patient whose mails are held about what the desk does, until the mail is sent', async () => {
  const { db, id, set, read, list, listStates, count, get, press, sendAgain, options, clock, pass } = await open();
  await db.updateTable('appointments').set({ needs_review: 1 }).execute();
  await set('booked clinic', { status: 'sent' });
  for (const name of ['booked patient', 'reminder patient'] as const) {
    await set(name, { status: 'held', priority: PRIORITIES.suspect });
  }
  const lead = async (action: string, fields: Record<string, string> = {}) =>
    (await press(id, action, { ...fields, date: '2026-11-24' })).headers.location;
  // The review lists the booking as it was made.
  expect(await listStates()).toEqual([]);
  const to = { doctor: DOCTOR_ID, newDate: '2026-11-25', slot: '09:00' };
  expect(await lead('move', to)).toContain('done=moved&mail=none');
  expect([await listStates(), await count()]).toEqual([['moved patient call'], 1]);
  expect(await readAppointment(options, id, clock.now)).toMatchObject({ holdsMails: true });
  await lead('undo');
  expect(await listStates()).toEqual([]);

  expect(await lead('cancel')).toContain('done=cancel&mail=none');
  const toCall = { kind: 'cancelled', status: 'held', state: 'call', appointment: { id } };
  expect([await list(), await count()]).toMatchObject([[toCall], 1]);
  expect((await get(`/appointments/${id}`)).body.match(/To be called/g)).toHaveLength(1);
  await sendAgain((await read('booked patient')).id);
  expect((await read('booked patient')).status).toBe('held');
  pass(60);
  const cancelled = await read('cancelled patient');
  await sendAgain(cancelled.id);
  expect(await listStates()).toEqual([]);
  expect((await createOutbox(db).claim(clock.now, [PRIORITIES.desk]))?.id).toBe(cancelled.id);
});

function failMissing(name: string): never {
  throw new Error(`There is no mail ${name}.`);
}
