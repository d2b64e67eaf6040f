import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createAppointments, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { createTestApp } from '@clinic/api/test/test-app.ts';
import { getTakenSlots } from '@clinic/api/test/test-store.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { DATE, OTHER_DOCTOR, openClosureDesk } from '#test/closure-desk.ts';
import { MAKER } from '#test/test-desk.ts';
import { openSlots } from './closures.ts';

vi.setConfig({ testTimeout: 60_000 });

describeDatabases((createUrl) => {
  const open = () => openClosureDesk(createUrl);

  test('another process refuses a closed slot at once, and takes it when it is open again', async () => {
    const { db, other, close, create, clock } = await open();
    const id = await close();
    expect(await other.book(create(1))).toEqual({ kind: 'slot-closed' });
    expect(await other.book(create(2, OTHER_DOCTOR))).toMatchObject({ kind: 'booked' });
    expect(await openSlots(db, id, MAKER, clock.now)).toBe(true);
    expect(await other.book(create(3))).toMatchObject({ kind: 'booked' });
  });

  test('a patient who books while slots are being closed is either listed to be moved or refused', async () => {
    const { store, other, close, create, list } = await open();
    const requests = createAppointments(8).map((request, number) =>
      create(number, { appointmentDate: request.appointmentDate, appointmentTime: request.appointmentTime }),
    );
    const days = { first_date: '2026-12-01', last_date: '2026-12-01' };
    const [, ...results] = await Promise.all([
      close(days),
      ...requests.map((request, number) => (number % 2 === 0 ? store : other).book(request)),
    ]);
    const booked = results.filter(({ kind }) => kind === 'booked');
    expect(results.filter(({ kind }) => kind === 'slot-closed')).toHaveLength(8 - booked.length);
    expect((await list())[0]?.appointments).toHaveLength(booked.length);
  });

  test('a closed slot does not affect the bookings that are made together with it', async () => {
    const { store, close, create } = await open();
    await close({ first_time: '15:00', last_time: '16:00' });
    const times = ['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
    const results = await Promise.all(
      times.map((appointmentTime, number) => store.book(create(number, { appointmentTime }))),
    );
    expect(results.map(({ kind }) => kind)).toEqual(['booked', 'slot-closed', 'slot-closed', 'booked']);
    expect((await getTakenSlots(store, DOCTOR_ID, DATE)).sort()).toEqual(['14:00', '17:00']);
  });

  test('a booking that was made before a closure is answered again when it is repeated', async () => {
    const { store, close, create } = await open();
    const request = { ...create(1), idempotency: { key: 'a key', requestHash: 'a hash' } };
    await store.book(request);
    await close();
    expect(await store.book(request)).toMatchObject({ kind: 'booked', isNew: false });
  });

  test('a patient cannot move into a closed slot, and keeps the old one', async () => {
    const { store, book, close, readRow } = await open();
    const id = await book();
    await close({ first_date: '2026-11-26', last_date: '2026-11-26' });
    const row = await readRow(id);
    const patient = toAppointment(row);
    const newTime = { slot: '10:00', minutes: SLOT_MINUTES };
    const now = new Date(row.created_at);
    expect(await store.move(patient, { date: '2026-11-26', ...newTime }, now)).toBe('slot-closed');
    expect(await getTakenSlots(store, DOCTOR_ID, DATE)).toEqual(['14:00']);
    expect(await store.move(patient, { date: '2026-11-25', ...newTime }, now)).toBe('moved');
  });

  test('the website, the portal and the desk show closed slots, and free ones when they are open again', async () => {
    const { db, close, clock, openWebsite } = await open();
    const { app, clock: publicClock, readStates } = await openWebsite();
    const free = Array(8).fill('free').join(' ');
    const closed = Array(8).fill('closed').join(' ');
    const part = 'free free closed closed free free free free';
    expect(await readStates()).toEqual({ slots: [free], month: 'open' });
    const afternoon = await close({ first_time: '11:00', last_time: '12:00' });
    expect(await readStates()).toEqual({ slots: [part], month: 'open' });
    const id = await close();
    expect(await readStates()).toEqual({ slots: [closed], month: 'closed' });
    await openSlots(db, afternoon, MAKER, clock.now);
    await openSlots(db, id, MAKER, clock.now);
    expect(await readStates()).toEqual({ slots: [free], month: 'open' });

    const today = '2026-11-20';
    const readNext = async () => {
      publicClock.now = new Date(publicClock.now.getTime() + 5_000);
      const { slots } = (await app.inject(NEXT_FREE_PATH)).json();
      return slots.find(({ doctorId }: { doctorId: string }) => doctorId === DOCTOR_ID);
    };
    expect(await readNext()).toMatchObject({ date: today, slot: '14:00' });
    await close({ first_date: today, last_date: '2026-11-24', first_time: '00:00', last_time: '16:00' });
    expect(await readNext()).toMatchObject({ date: today, slot: '17:00' });
    await close({ doctor: '', first_date: today, last_date: today });
    expect(await readNext()).toMatchObject({ date: '2026-11-21', slot: '17:00' });
  });

  test('a closure of a part of a slot closes the slot', async () => {
    const { store, other, close, create } = await open();
    await close({ first_time: '14:30', last_time: '14:30' });
    const { app } = await createTestApp({ store: { ...other, close: async () => undefined } });
    const { slots } = (
      await app.inject({ url: AVAILABILITY_PATH, query: { doctor: appointment.doctor, date: DATE } })
    ).json();
    expect(slots.map(({ state }: { state: string }) => state).join(' ')).toBe(
      'free free free free closed free free free',
    );
    expect(await store.book(create(1))).toEqual({ kind: 'slot-closed' });
    expect(await store.book(create(2, { appointmentTime: '03:00 PM' }))).toMatchObject({ kind: 'booked' });
  });

  test('a booking of a closed slot is refused with a reason of its own', async () => {
    const { other, close } = await open();
    await close();
    const { book } = await createTestApp({ store: { ...other, close: async () => undefined } });
    const response = await book(appointment);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'slot-closed', errors: [{ field: 'appointmentTime', code: 'slot-closed' }] },
    ]);
  });

  test('a holiday closes the day of every doctor with its reason; part of a day closes no day', async () => {
    const { store, close, look, create } = await open();
    await close({ doctor: '', last_date: '2026-11-25', reason: 'Holiday' });
    for (const [number, change] of [{}, OTHER_DOCTOR].entries()) {
      expect(await store.book(create(number, change))).toEqual({ kind: 'slot-closed' });
    }
    const day = await look();
    expect([day.isClosed, day.closedReason]).toEqual([true, 'Holiday']);
    expect(new Set(day.columns.flatMap(({ slots }) => slots.map((slot) => slot.closedReason)))).toEqual(
      new Set(['Holiday']),
    );
    expect(await look('2026-11-26')).not.toHaveProperty('closedReason');
    await close({ doctor: '', first_date: '2026-11-26', last_date: '2026-11-26', first_time: '10:00', reason: 'Half' });
    const half = await look('2026-11-26');
    expect([half.isClosed, half.closedReason]).toEqual([false, undefined]);
    expect(half.columns[0]?.slots.slice(0, 2)).toEqual([
      { slot: '09:00', minutes: 60, state: 'free', appointments: [] },
      { slot: '10:00', minutes: 60, state: 'closed', closedReason: 'Half', appointments: [] },
    ]);
  });

  test('the list of closures names only patients who are booked in closed slots', async () => {
    const { store, db, book, close, list, clock, create } = await open();
    const ids = [
      await book(0, { appointmentTime: '03:00 PM' }),
      await book(1),
      await book(2, OTHER_DOCTOR),
      await book(3, { appointmentDate: '2026-11-25' }),
    ];
    const cancelled = await book(4, { appointmentTime: '05:00 PM' });
    await db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', cancelled).execute();
    await close();
    await close({ doctor: '', first_date: '2026-11-20', last_date: '2026-12-31', first_time: '14:00', reason: '' });
    await close({ doctor: 'namuna-gokhale', first_date: '2026-11-21' });
    const listed = await list();
    expect(listed.map(({ doctor, times, appointments }) => [doctor, times, appointments.map(({ id }) => id)])).toEqual([
      [null, { first: '14:00', last: null, end: null }, [ids[1], ids[2], ids[0], ids[3]]],
      ['Dr. Namuna Gokhale', null, []],
      ['Dr. Namuna Shaikh', null, [ids[1], ids[0]]],
    ]);
    expect(listed[2]).toMatchObject({
      firstDate: DATE,
      lastDate: DATE,
      reason: 'Leave',
      by: MAKER.made_by,
      appointments: [{ name: appointment.name, doctor: appointment.doctor, date: DATE, slot: '14:00' }, {}],
    });
    // Those days are over.
    clock.now = new Date('2026-11-25T08:00:00+05:30');
    expect((await list()).map(({ appointments }) => appointments.map(({ id }) => id))).toEqual([[ids[3]]]);
    expect(await store.book(create(5, { appointmentDate: '2026-12-30' }))).toEqual({ kind: 'slot-closed' });
  });

  test('the record keeps who closed and opened, without the reason, and a form sent twice closes once', async () => {
    const { db, close, list, clock } = await open();
    const [id, again] = [await close(), await close()];
    expect(again).toBe(id);
    expect(await list()).toHaveLength(1);
    const opening = { made_by: 'ravi@clinic.example', made_from: '192.0.2.2' };
    expect(await openSlots(db, id, opening, clock.now)).toBe(true);
    expect(await openSlots(db, id, opening, clock.now)).toBe(false);
    const subject = `${DOCTOR_ID}, ${DATE} to ${DATE}, 00:00 to 23:59`;
    const records = await db.selectFrom('desk_records').selectAll().orderBy('id').execute();
    expect(records).toEqual([
      { ...MAKER, id: expect.any(String), action: 'closed', subject, made_at: clock.now.toISOString() },
      { ...opening, id: expect.any(String), action: 'opened', subject, made_at: clock.now.toISOString() },
    ]);
  });
});
