import type { MailsTable } from '@clinic/api/database/appointment-tables.ts';
import { PRIORITIES } from '@clinic/api/mails/mail-priority.ts';
import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { readAppointment } from '#appointments/day.ts';
import { openSignedIn } from '../../../test/test-desk.ts';
import type { StuckMail } from './queries.ts';

const MINUTE_MS = 60_000;

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openSignedIn(await createUrl());
    const later = (minutes: number) => new Date(desk.clock.now.getTime() + minutes * MINUTE_MS).toISOString();
    const id = await desk.book();
    const of = (kind: string, recipient: string) =>
      ({ kind: kind as MailsTable['kind'], recipient: recipient as MailsTable['recipient'] }) as const;
    const set = (kind: string, recipient: string, values: Partial<MailsTable>) =>
      desk.db
        .updateTable('mails')
        .set(values)
        .where(({ and }) => and(of(kind, recipient)))
        .execute();
    const read = (kind: string, recipient: string) =>
      desk.db
        .selectFrom('mails')
        .selectAll()
        .where(({ and }) => and(of(kind, recipient)))
        .executeTakeFirstOrThrow();
    const list = async (): Promise<StuckMail[]> =>
      (await desk.get('/mails', { accept: 'application/json' })).json().mails;
    /** Reads how many mails the bar of a page counts. */
    const count = async (path = '/mails') =>
      Number(/href="\/mails"[^>]*>Mails.*?(\d*)(?:<\/span>)?<\/a>/.exec((await desk.get(path)).body)?.[1]);
    return { ...desk, id, later, set, read, list, count };
  }

  test('mails that failed or are late are listed; mails on their way are not', async () => {
    const { id, set, later, list, clock, get, book, count } = await open();
    expect([await list(), await count()]).toEqual([[], 0]);
    expect((await get('/mails')).body).toContain('No mail is stuck.');

    await set('booked', 'patient', { status: 'undeliverable', error: 'REFUSED_550', attempts: 1 });
    await set('booked', 'clinic', { attempts: 2, error: 'ETIMEDOUT', due_at: later(15) });
    const mails = (await list()).toSorted((one, other) => one.status.localeCompare(other.status));
    expect(mails).toMatchObject([
      {
        kind: 'booked',
        recipient: 'patient',
        status: 'undeliverable',
        error: 'REFUSED_550',
        state: 'call',
        appointment: { id },
      },
      { kind: 'booked', recipient: 'clinic', status: 'waiting', error: 'ETIMEDOUT', attempts: 2, state: 'stuck' },
    ]);
    const { body } = await get('/mails');
    expect(body.indexOf('To be called')).toBeLessThan(body.indexOf('Failed 2 times.'));
    // The bar of every page shows their number.
    expect([await count(), await count('/')]).toEqual([2, 2]);

    await set('booked', 'clinic', { attempts: 0, error: null, due_at: clock.now.toISOString() });
    expect(await list()).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect(await list()).toHaveLength(2);

    // An appointment that is over needs no mail any more.
    await book(1, { appointmentDate: '2026-11-25' });
    clock.now = new Date('2026-11-25T06:00:00+05:30');
    await set('booked', 'clinic', { status: 'sent' });
    await set('reminder', 'patient', { status: 'sent' });
    await set('booked', 'patient', { status: 'undeliverable' });
    expect((await list()).map(({ appointment }) => appointment.date)).toEqual(['2026-11-25']);
  });

  test('the patient of a mail that cannot arrive before the appointment begins is to be called', async () => {
    const { id, set, later, list, count, send, read, clock, db } = await open();
    const { phone } = await db.selectFrom('appointments').select('phone').executeTakeFirstOrThrow();
    await set('booked', 'clinic', { status: 'sent' });
    // A mailbox that was flooded takes the mail only when the patient has come.
    await set('booked', 'patient', { due_at: '2026-11-24T09:00:00.000Z' });
    const toCall = { kind: 'booked', state: 'call', appointment: { id, phone } };
    expect([await list(), await count()]).toMatchObject([[toCall], 1]);

    await set('booked', 'patient', { due_at: '2026-11-24T08:00:00.000Z' });
    expect(await list()).toEqual([]);

    // It fails, and the next attempt is too late to count on.
    await set('booked', 'patient', { attempts: 3, error: 'EENVELOPE RCPT TO 450', due_at: later(15) });
    expect(await list()).toMatchObject([{ state: 'stuck' }]);
    clock.now = new Date('2026-11-24T12:00:00+05:30');
    await set('reminder', 'patient', { status: 'sent' });
    await set('booked', 'patient', { due_at: later(15) });
    expect(await list()).toMatchObject([{ state: 'call' }]);
    await set('booked', 'patient', { attempts: 0, due_at: '2026-11-24T09:00:00.000Z' });
    await send(`/appointments/${id}/mails/${(await read('booked', 'patient')).id}`);
    expect(await read('booked', 'patient')).toMatchObject({ due_at: clock.now.toISOString(), priority: 0 });
  });

  test('a mail that is sent again is due at once, and its record names nobody', async () => {
    const { id, set, read, send, list, bell, clock, db } = await open();
    await set('booked', 'clinic', { status: 'sent' });
    await set('booked', 'patient', { status: 'undeliverable', error: 'REFUSED_550', attempts: 20 });
    const mail = await read('booked', 'patient');
    const rings = bell.count();
    const answer = await send(`/appointments/${id}/mails/${mail.id}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mails?done=mail']);
    expect(bell.count()).toBeGreaterThan(rings);
    expect(await read('booked', 'patient')).toMatchObject({
      status: 'waiting',
      due_at: clock.now.toISOString(),
      attempts: 0,
      error: null,
    });
    expect(await list()).toEqual([]);
    const due = await createOutbox(db).claim(clock.now);
    expect(due?.id).toBe(mail.id);
    expect(await db.selectFrom('desk_records').selectAll().execute()).toMatchObject([
      { action: 'mail-sent-again', subject: mail.id },
    ]);

    // A mail that is being sent, was sent or is not stuck stays as it is.
    expect((await send(`/appointments/${id}/mails/${mail.id}`, { back: 'appointment' })).headers.location).toBe(
      `/appointments/${id}`,
    );
    await set('booked', 'patient', { status: 'sent', claimed_until: null });
    await send(`/appointments/${id}/mails/${mail.id}`);
    expect((await read('booked', 'patient')).status).toBe('sent');
    await send(`/appointments/${id}/mails/nothing`);
    const reminder = await read('reminder', 'patient');
    await send(`/appointments/${id}/mails/${reminder.id}`);
    expect(await read('reminder', 'patient')).toEqual(reminder);
    expect(await db.selectFrom('desk_records').selectAll().execute()).toHaveLength(1);
  });

  test('the patient of a booking whose mails are held is to be called about what the desk does, until the mail is sent', async () => {
    const { db, id, set, read, list, count, get, send, options, clock, readRow } = await open();
    await db.updateTable('appointments').set({ needs_review: 1 }).execute();
    await set('booked', 'clinic', { status: 'sent' });
    for (const kind of ['booked', 'reminder']) {
      await set(kind, 'patient', { status: 'held', priority: PRIORITIES.suspect });
    }
    const press = async (action: string, fields: Record<string, string> = {}) => {
      const { version } = await readRow(id);
      return send(`/appointments/${id}/${action}`, { ...fields, version: String(version), date: '2026-11-24' });
    };
    // The review lists the booking as it was made.
    expect(await list()).toEqual([]);

    const to = { doctor: DOCTOR_ID, newDate: '2026-11-25', slot: '09:00' };
    expect((await press('move', to)).headers.location).toContain('done=moved&mail=none');
    expect([await list(), await count()]).toMatchObject([[{ kind: 'moved', state: 'call' }], 1]);
    expect(await readAppointment(options, id, clock.now)).toMatchObject({ holdsMails: true });
    await press('undo');
    expect(await list()).toEqual([]);

    expect((await press('cancel')).headers.location).toContain('done=cancel&mail=none');
    const toCall = { kind: 'cancelled', status: 'held', state: 'call', appointment: { id } };
    expect([await list(), await count()]).toMatchObject([[toCall], 1]);
    expect((await get(`/appointments/${id}`)).body.match(/To be called/g)).toHaveLength(1);
    await send(`/appointments/${id}/mails/${(await read('booked', 'patient')).id}`);
    expect((await read('booked', 'patient')).status).toBe('held');
    clock.now = new Date(clock.now.getTime() + MINUTE_MS);
    const { id: mailId } = await read('cancelled', 'patient');
    await send(`/appointments/${id}/mails/${mailId}`);
    expect(await list()).toEqual([]);
    expect((await createOutbox(db).claim(clock.now, [PRIORITIES.desk]))?.id).toBe(mailId);
  });
});
