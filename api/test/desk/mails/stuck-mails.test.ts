import { expect, test } from 'vitest';
import type { MailsTable } from '#src/database/appointment-tables.ts';
import { createOutbox } from '#src/mails/outbox.ts';
import { describeDatabases } from '../../databases.ts';
import { openSignedIn } from '../test-desk.ts';

const MINUTE_MS = 60_000;

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openSignedIn(await createUrl());
    const later = (minutes: number) => new Date(desk.clock.now.getTime() + minutes * MINUTE_MS).toISOString();
    const id = await desk.book();
    const set = (kind: string, recipient: string, values: Partial<MailsTable>) =>
      desk.db
        .updateTable('mails')
        .set(values)
        .where('kind', '=', kind as MailsTable['kind'])
        .where('recipient', '=', recipient as MailsTable['recipient'])
        .execute();
    const read = (kind: string, recipient: string) =>
      desk.db
        .selectFrom('mails')
        .selectAll()
        .where('kind', '=', kind as MailsTable['kind'])
        .where('recipient', '=', recipient as MailsTable['recipient'])
        .executeTakeFirstOrThrow();
    const list = async () => {
      await desk.get('/mails');
      return desk.rendered.at(-1)?.locals.deskMails;
    };
    return { ...desk, id, later, set, read, list };
  }

  test('mails that failed or are late are listed; mails on their way are not', async () => {
    const { id, set, later, list, clock, get, rendered, book } = await open();
    expect((await list())?.mails).toEqual([]);
    expect(rendered.at(-1)?.locals.deskMails?.person).not.toHaveProperty('stuckMails');

    await set('booked', 'patient', { status: 'undeliverable', error: 'REFUSED_550', attempts: 1 });
    await set('booked', 'clinic', { attempts: 2, error: 'ETIMEDOUT', due_at: later(15) });
    const { mails = [], person } = (await list()) ?? {};
    const sorted = mails.toSorted((one, other) => one.status.localeCompare(other.status));
    expect(sorted).toMatchObject([
      { kind: 'booked', recipient: 'patient', status: 'undeliverable', error: 'REFUSED_550', appointment: { id } },
      { kind: 'booked', recipient: 'clinic', status: 'waiting', error: 'ETIMEDOUT', attempts: 2, isStuck: true },
    ]);
    // The bar of every page shows their number.
    expect(person?.stuckMails).toBe(2);
    await get('/');
    expect(rendered.at(-1)?.locals.desk?.person.stuckMails).toBe(2);

    await set('booked', 'clinic', { attempts: 0, error: null, due_at: clock.now.toISOString() });
    expect((await list())?.mails).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await list())?.mails).toHaveLength(2);

    // An appointment that is over needs no mail any more.
    await book(1, { appointmentDate: '2026-11-25' });
    clock.now = new Date('2026-11-25T06:00:00+05:30');
    await set('booked', 'clinic', { status: 'sent' });
    await set('reminder', 'patient', { status: 'sent' });
    await set('booked', 'patient', { status: 'undeliverable' });
    expect((await list())?.mails.map(({ appointment }) => appointment.date)).toEqual(['2026-11-25']);
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
    expect((await list())?.mails).toEqual([]);
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
});
