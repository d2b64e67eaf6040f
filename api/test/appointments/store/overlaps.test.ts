import { setTimeout } from 'node:timers/promises';
import { addMinutes, overlap } from '@clinic/contract/timetable.ts';
import { act } from '@clinic/desk/appointments/act.ts';
import { expect, test, vi } from 'vitest';
import { type Appointment, toAppointment } from '#src/appointments/store/appointment.ts';
import { isUnavailable } from '#src/database/unavailable.ts';
import { describeEmptyDatabases } from '../../migrations/old-databases.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { LONG_AFTER, openTestStore } from '../../test-store.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const DATE = appointment.appointmentDate;
const LATER = new Date('2026-11-21T12:00:00+05:30');
/** So long before the bookings of these tests that what the desk frees is kept for nobody. */
const EARLIER = new Date('2026-11-20T11:00:00+05:30');
const MAKER = { made_by: 'asha@clinic.example', made_from: '192.0.2.1' };

/** Tries again while a busy machine leaves no connection, or no time within the limits of a statement. */
async function inTheEnd<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await setTimeout(50);
    }
  }
}

/** The doctor's slots were an hour long, and last ten minutes now, or the other way round. */
describeEmptyDatabases((createEmpty) => {
  async function open() {
    const { url, db } = await createEmpty();
    const [store, other] = [await openTestStore(url), await openTestStore(url)];
    const stores = [store, other] as const;
    let people = 0;

    function createAttempt(slot: string, minutes: number, more: { doctorId?: string; date?: string } = {}) {
      const idempotency = { key: `key-${people}`, requestHash: 'hash' };
      const attempt = toNewAppointment({ ...appointment, ...createPatient(people) }, { idempotency });
      people += 1;
      return { ...attempt, booking: { ...attempt.booking, slot, minutes, ...more } };
    }

    /** Books as a patient of their own, through one of two processes in turn. */
    function book(...where: Parameters<typeof createAttempt>) {
      const attempt = createAttempt(...where);
      return (people % 2 === 0 ? store : other).book(attempt);
    }

    /** Books, and sends the same again while the database has no time, as the wizard does. */
    function bookInTheEnd(...where: Parameters<typeof createAttempt>) {
      const attempt = createAttempt(...where);
      const chosen = people % 2 === 0 ? store : other;
      return inTheEnd(() => chosen.book(attempt));
    }

    const bookKind = async (...where: Parameters<typeof book>) => (await book(...where)).kind;

    async function bookOne(slot: string, minutes: number): Promise<Appointment> {
      const result = await book(slot, minutes);
      if (result.kind !== 'booked') throw new Error(`Not booked: ${result.kind}`);
      return find(result.stored.id);
    }

    const readAll = () => db.selectFrom('appointments').selectAll().execute();
    const find = async (id: string) =>
      toAppointment(await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

    /** The spans that the doctor's appointments of the day hold, the earliest first. */
    async function readSpans() {
      const spans = await store.listTaken([DOCTOR_ID], { from: DATE, to: DATE }, LONG_AFTER);
      return spans.map(({ start, end }) => `${start}–${end}`).sort();
    }

    const perform = (id: string, action: 'cancel' | 'undo') =>
      act(db, { id, action, version: null, reason: '', ...MAKER }, EARLIER, calendar.timeZone);

    return { db, store, stores, bookInTheEnd, bookKind, bookOne, find, readAll, readSpans, perform };
  }

  test('appointments that overlap are refused one after the other, those that only touch are not', async () => {
    const { bookKind, readSpans } = await open();
    expect(await bookKind('10:00', 60)).toBe('booked');
    for (const [slot, minutes] of [
      ['10:00', 10],
      ['10:10', 10],
      ['10:50', 20],
      ['09:10', 60],
      ['09:50', 11],
      ['09:30', 120],
      ['10:59', 10],
    ] as const) {
      expect([slot, minutes, await bookKind(slot, minutes)]).toEqual([slot, minutes, 'slot-taken']);
    }
    expect(await bookKind('09:50', 10)).toBe('booked');
    expect(await bookKind('11:00', 60)).toBe('booked');
    // Another doctor, and another day.
    expect(await bookKind('10:10', 10, { doctorId: 'udaharan-patil' })).toBe('booked');
    expect(await bookKind('10:10', 10, { date: '2026-11-25' })).toBe('booked');
    expect(await readSpans()).toEqual(['09:50–10:00', '10:00–11:00', '11:00–12:00']);
  });

  test('a short appointment keeps a long one out too, also around midnight', async () => {
    const { bookKind, readSpans } = await open();
    expect(await bookKind('10:20', 10)).toBe('booked');
    expect(await bookKind('10:00', 60)).toBe('slot-taken');
    expect(await bookKind('23:30', 60)).toBe('booked');
    expect(await bookKind('23:50', 10)).toBe('slot-taken');
    expect(await readSpans()).toEqual(['10:20–10:30', '23:30–24:30']);
  });

  test('of two hundred bookings at once with mixed times, none overlap and each success is stored', async () => {
    const { bookInTheEnd, readAll, readSpans } = await open();
    const places = Array.from({ length: 200 }, (_, number) => ({
      slot: addMinutes('09:00', 10 * ((number * 7) % 48)),
      minutes: 10 * (1 + ((number * 5) % 6)),
    }));
    const results = await Promise.all(places.map(({ slot, minutes }) => bookInTheEnd(slot, minutes)));
    const booked = results.filter((result) => result.kind === 'booked');
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['booked', 'slot-taken']));
    const rows = await readAll();
    expect(rows.map(({ id }) => id).sort()).toEqual(booked.map(({ stored }) => stored.id).sort());
    const spans = rows.map((row) => ({ start: row.appointment_time, end: row.appointment_end }));
    const overlaps = spans.filter((one) => spans.some((other) => other !== one && overlap(one, other)));
    expect(overlaps).toEqual([]);
    expect(await readSpans()).toHaveLength(booked.length);
    // Nobody is refused for nothing: each one that was refused overlaps with one that was booked.
    const refused = places.filter((_, index) => results[index]?.kind === 'slot-taken');
    const isFree = ({ slot, minutes }: (typeof places)[number]) =>
      !spans.some((span) => overlap(span, { start: slot, end: addMinutes(slot, minutes) }));
    expect(refused.filter(isFree)).toEqual([]);
  });

  test('bookings in one batch that overlap with each other give one appointment', async () => {
    const { store, readSpans } = await open();
    const attempts = ['10:00', '10:10', '10:20', '10:50'].map((slot, number) => {
      const { booking, ...attempt } = toNewAppointment({ ...appointment, ...createPatient(number) });
      return { ...attempt, booking: { ...booking, slot, minutes: slot === '10:00' ? 60 : 20 } };
    });
    const results = await Promise.all(attempts.map((attempt) => store.book(attempt)));
    expect(results.map(({ kind }) => kind)).toEqual(['booked', 'slot-taken', 'slot-taken', 'slot-taken']);
    expect(await readSpans()).toEqual(['10:00–11:00']);
  });

  test('a move onto a time that overlaps is refused and changes nothing', async () => {
    const { db, store, bookOne, find } = await open();
    const long = await bookOne('10:00', 60);
    const short = await bookOne('14:00', 10);
    const mails = await db.selectFrom('mails').selectAll().execute();
    for (const [slot, minutes] of [
      ['10:10', 10],
      ['09:55', 10],
      ['10:50', 20],
    ] as const) {
      expect(await store.move(short, { date: DATE, slot, minutes }, LATER)).toBe('slot-taken');
    }
    expect(await store.move(long, { date: DATE, slot: '13:30', minutes: 60 }, LATER)).toBe('slot-taken');
    expect([await find(long.id), await find(short.id)]).toEqual([long, short]);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual(mails);
    expect(await db.selectFrom('changes').selectAll().execute()).toEqual([]);
  });

  test('an appointment moves onto a time that overlaps with its own, and gets the new length', async () => {
    const { store, bookOne, readSpans } = await open();
    const long = await bookOne('10:00', 60);
    expect(await store.move(long, { date: DATE, slot: '10:20', minutes: 20 }, LATER)).toBe('moved');
    expect(await readSpans()).toEqual(['10:20–10:40']);
  });

  test('a cancelled appointment frees its span, and cannot be put back where it overlaps with another', async () => {
    const { bookKind, bookOne, find, perform, readSpans } = await open();
    const long = await bookOne('10:00', 60);
    expect(await perform(long.id, 'cancel')).toBe('done');
    expect(await bookKind('10:40', 10)).toBe('booked');
    expect(await perform(long.id, 'undo')).toBe('slot-taken');
    expect(await find(long.id)).toMatchObject({ status: 'cancelled', version: 1 });
    expect(await readSpans()).toEqual(['10:40–10:50']);
  });

  test('a cancelled appointment is put back where its span is free', async () => {
    const { bookKind, bookOne, perform, readSpans } = await open();
    const long = await bookOne('10:00', 60);
    expect(await perform(long.id, 'cancel')).toBe('done');
    expect(await bookKind('11:00', 10)).toBe('booked');
    expect(await perform(long.id, 'undo')).toBe('done');
    expect(await readSpans()).toEqual(['10:00–11:00', '11:00–11:10']);
  });

  test('moves at once onto times that overlap leave one of them', async () => {
    const { store, stores, bookOne, readSpans } = await open();
    const all = [await bookOne('09:00', 10), await bookOne('12:00', 10), await bookOne('15:00', 10)];
    const outcomes = await Promise.all(
      all.map((one, index) =>
        inTheEnd(() =>
          (stores[index % 2] ?? store).move(one, { date: DATE, slot: `17:${index}0`, minutes: 60 }, LATER),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['moved', 'slot-taken', 'slot-taken']);
    expect(await readSpans()).toHaveLength(3);
  });
});
