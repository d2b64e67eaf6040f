import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createAppointments, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { getTakenSlots } from '@clinic/api/test/test-store.ts';
import { expect, test } from 'vitest';
import { DATE, OTHER_DOCTOR, openClosureDesk } from '#test/closure-desk.ts';
import { MAKER } from '#test/test-desk.ts';
import { openSlots } from './closures.ts';

const FREE = Array(8).fill('free').join(' ');
const CLOSED = Array(8).fill('closed').join(' ');

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openClosureDesk(createUrl);
    const { clock, store, readRow } = desk;
    const moveTo = async (id: string, date: string, slot: string) =>
      store.move(toAppointment(await readRow(id)), { date, slot, minutes: SLOT_MINUTES }, clock.now);
    return { ...desk, moveTo };
  }

  test('a patient neither books nor moves into a closed slot in any process, and does when it is open again', async () => {
    const { db, store, other, book, close, create, clock, moveTo, openWebsite } = await open();
    const before = { ...create(1), idempotency: { key: 'a key', requestHash: 'a hash' } };
    await store.book(before);
    const waiting = await book(2, { appointmentDate: '2026-11-25' });
    // A part of a slot closes the slot.
    const id = await close({ first_time: '10:30', last_time: '15:00' });
    const times = ['09:00 AM', '10:00 AM', '04:00 PM'].map((appointmentTime, number) =>
      create(number + 10, { appointmentTime }),
    );
    const together = await Promise.all(times.map((attempt) => store.book(attempt)));
    expect(together.map(({ kind }) => kind)).toEqual(['booked', 'slot-closed', 'booked']);
    const { bookOnline } = await openWebsite();
    const refused = await bookOnline({ ...appointment, appointmentTime: '03:00 PM' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'slot-closed', errors: [{ field: 'appointmentTime', code: 'slot-closed' }] },
    ]);
    expect(await moveTo(waiting, DATE, '10:00')).toBe('slot-closed');
    expect(await getTakenSlots(store, DOCTOR_ID, '2026-11-25')).toEqual(['14:00']);
    expect(await other.book(create(3, OTHER_DOCTOR))).toMatchObject({ kind: 'booked' });
    // A patient who repeats an earlier booking is answered again.
    expect(await store.book(before)).toMatchObject({ kind: 'booked', isNew: false });
    expect(await openSlots(db, id, MAKER, clock.now)).toBe(true);
    expect(await moveTo(waiting, DATE, '10:00')).toBe('moved');
    expect(await other.book(create(4, { appointmentTime: '03:00 PM' }))).toMatchObject({ kind: 'booked' });
  });

  test('a patient who books while slots are being closed is either listed to be moved or refused', async () => {
    const { store, other, close, create, list } = await open();
    const requests = createAppointments(8).map(({ appointmentDate, appointmentTime }, number) =>
      create(number, { appointmentDate, appointmentTime }),
    );
    const [, ...results] = await Promise.all([
      close({ first_date: '2026-12-01', last_date: '2026-12-01' }),
      ...requests.map((request, number) => (number % 2 === 0 ? store : other).book(request)),
    ]);
    const booked = results.filter(({ kind }) => kind === 'booked');
    expect(results.filter(({ kind }) => kind === 'slot-closed')).toHaveLength(8 - booked.length);
    expect((await list())[0]?.appointments).toHaveLength(booked.length);
  });

  test('a patient on the website and in the portal sees the closed slots of the desk, and the next free time', async () => {
    const { db, close, clock, openWebsite } = await open();
    const { readStates, readNext } = await openWebsite();
    expect(await readStates()).toEqual(['open', FREE]);
    const part = await close({ first_time: '11:00', last_time: '12:00' });
    expect(await readStates()).toEqual(['open', 'free free closed closed free free free free']);
    const day = await close();
    expect(await readStates()).toEqual(['closed', CLOSED]);
    for (const id of [part, day]) await openSlots(db, id, MAKER, clock.now);
    expect(await readStates()).toEqual(['open', FREE]);
    await close({ first_time: '14:30', last_time: '14:30' });
    expect(await readStates()).toEqual(['open', 'free free free free closed free free free']);

    const today = '2026-11-20';
    expect(await readNext()).toBe(`${today} 14:00`);
    await close({ first_date: today, last_date: '2026-11-24', first_time: '00:00', last_time: '16:00' });
    expect(await readNext()).toBe(`${today} 17:00`);
    await close({ doctor: '', first_date: today, last_date: today });
    expect(await readNext()).toBe('2026-11-21 17:00');
  });

  test('a person reads the reason of a closure at the desk alone', async () => {
    const { close, list, look, openWebsite } = await open();
    await close({ reason: 'Canary reason' });
    expect(await list()).toMatchObject([{ reason: 'Canary reason' }]);
    expect(JSON.stringify(await look())).toContain('Canary reason');
    const { readAnswers } = await openWebsite();
    for (const answer of await readAnswers()) {
      expect(answer).toContain('closed');
      expect(answer).not.toContain('Canary reason');
    }
  });

  test('a closure of each week closes its weekday alone, for the website, the portal, the desk and the store', async () => {
    const { store, close, create, book, moveTo, openWebsite } = await open();
    // A Tuesday.
    const id = await book();
    await close({ every_days: 7, last_date: '2026-12-08', first_time: '10:00', last_time: '16:00' });
    const { clock, readStates, readNext } = await openWebsite();
    const part = 'free closed closed closed closed closed closed free';
    for (const date of ['2026-12-01', '2026-12-08']) expect(await readStates(date)).toEqual(['open', part]);
    for (const date of ['2026-11-25', '2026-11-30', '2026-12-07', '2026-12-15']) {
      expect(await readStates(date)).toEqual(['open', FREE]);
    }
    for (const [number, [appointmentDate, kind, change]] of (
      [
        ['2026-12-01', 'slot-closed', {}],
        ['2026-12-08', 'slot-closed', {}],
        ['2026-12-15', 'booked', {}],
        ['2026-11-25', 'booked', {}],
        ['2026-12-01', 'booked', OTHER_DOCTOR],
        ['2026-12-01', 'booked', { appointmentTime: '05:00 PM' }],
      ] as const
    ).entries()) {
      expect(await store.book(create(number + 1, { appointmentDate, ...change }))).toMatchObject({ kind });
    }
    expect(await moveTo(id, '2026-12-08', '14:00')).toBe('slot-closed');
    expect(await moveTo(id, '2026-12-09', '14:00')).toBe('moved');
    clock.now = new Date('2026-12-08T09:30:00+05:30');
    expect(await readNext()).toBe('2026-12-08 17:00');
  });

  test('a holiday closes the day of every doctor with its reason; part of a day closes no day', async () => {
    const { store, close, look, create } = await open();
    await close({ doctor: '', last_date: '2026-11-25', reason: 'Holiday' });
    for (const [number, change] of [{}, OTHER_DOCTOR].entries()) {
      expect(await store.book(create(number, change))).toEqual({ kind: 'slot-closed' });
    }
    const day = await look();
    expect(day).toMatchObject({ isClosed: true, closedReason: 'Holiday' });
    const slots = day.columns.flatMap((column) => column.slots);
    expect(slots.every(({ closedReason }) => closedReason === 'Holiday')).toBe(true);
    expect(await look('2026-11-26')).not.toHaveProperty('closedReason');
    await close({ doctor: '', first_date: '2026-11-26', last_date: '2026-11-26', first_time: '10:00', reason: 'Half' });
    const half = await look('2026-11-26');
    expect([half.isClosed, half.closedReason]).toEqual([false, undefined]);
    expect(half.columns[0]?.slots.slice(0, 2)).toEqual([
      { slot: '09:00', minutes: 60, state: 'free', appointments: [] },
      { slot: '10:00', minutes: 60, state: 'closed', closedReason: 'Half', appointments: [] },
    ]);
  });

  test('a receptionist reads in the list of closures who is booked in closed slots, and nobody else', async () => {
    const { db, book, close, list, clock } = await open();
    const [third, second, colleague, wednesday, nextWeek] = [
      await book(0, { appointmentTime: '03:00 PM' }),
      await book(1),
      await book(2, OTHER_DOCTOR),
      await book(3, { appointmentDate: '2026-11-25' }),
      await book(4, { appointmentDate: '2026-12-01' }),
    ];
    const cancelled = await book(5, { appointmentTime: '05:00 PM' });
    await db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', cancelled).execute();
    await close();
    await close({ last_date: '2026-12-08', every_days: 7, reason: 'Lectures' });
    await close({ doctor: '', first_date: '2026-11-20', last_date: '2026-11-30', first_time: '14:00', reason: '' });
    await close({ doctor: 'namuna-gokhale', first_date: '2026-11-21' });
    const read = async () =>
      (await list()).map(({ doctor, reason, appointments }) => [doctor, reason, appointments.map(({ id }) => id)]);
    expect(await read()).toEqual([
      [null, '', [second, colleague, third, wednesday]],
      ['Dr. Namuna Gokhale', 'Leave', []],
      ['Dr. Namuna Shaikh', 'Leave', [second, third]],
      ['Dr. Namuna Shaikh', 'Lectures', [second, third, nextWeek]],
    ]);
    const [clinic, , leave, lectures] = await list();
    expect([clinic?.times, leave?.times]).toEqual([{ first: '14:00', last: null, end: null }, null]);
    expect(leave).toMatchObject({
      ...{ firstDate: DATE, lastDate: DATE, by: MAKER.made_by },
      appointments: [{ name: appointment.name, doctor: appointment.doctor, date: DATE, slot: '14:00' }, {}],
    });
    expect(lectures).toMatchObject({ isWeekly: true, firstDate: DATE, lastDate: '2026-12-08' });
    // Those days are over.
    clock.now = new Date('2026-11-25T08:00:00+05:30');
    expect(await read()).toEqual([
      [null, '', [wednesday]],
      ['Dr. Namuna Shaikh', 'Lectures', [nextWeek]],
    ]);
  });

  test('a receptionist who sends a form twice closes once, and the record names who closed and opened, and no reason', async () => {
    const { db, close, list, clock } = await open();
    const [id, again] = [await close(), await close()];
    expect([again, (await list()).length]).toEqual([id, 1]);
    const opening = { made_by: 'ravi@clinic.example', made_from: '192.0.2.2' };
    expect(await openSlots(db, id, opening, clock.now)).toBe(true);
    expect(await openSlots(db, id, opening, clock.now)).toBe(false);
    await close({ every_days: 7, last_date: '2026-12-15' });
    const subject = `${DOCTOR_ID}, ${DATE} to ${DATE}, 00:00 to 23:59`;
    const weekly = `${DOCTOR_ID}, ${DATE} to 2026-12-15, every week, 00:00 to 23:59`;
    const own = { id: expect.any(String), made_at: clock.now.toISOString() };
    expect(await db.selectFrom('desk_records').selectAll().orderBy('id').execute()).toEqual([
      { ...MAKER, ...own, action: 'closed', subject },
      { ...opening, ...own, action: 'opened', subject },
      { ...MAKER, ...own, action: 'closed', subject: weekly },
    ]);
  });
});
