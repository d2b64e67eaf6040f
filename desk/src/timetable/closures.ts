import { randomUUIDv7 } from 'node:crypto';
import { WHOLE_DAY } from '@clinic/api/appointments/closures/closed.ts';
import { takeClosingTurn } from '@clinic/api/appointments/closures/closing-turn.ts';
import { HOLDS_SLOT } from '@clinic/api/appointments/store/state-conditions.ts';
import { BUSY_CALENDAR } from '@clinic/api/busy/busy-closures.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClosuresTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { addMinutes, getSlotMinutes, getUsualSlots, type Slot } from '@clinic/contract/timetable.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ClinicData } from '../frame/clinic-data.ts';
import { addRecord } from '../frame/records.ts';
import { readNames, toMaker } from '../people/names.ts';
import { findBorders } from './borders.ts';
import { AFTERNOON_START, type DeskClosure, MORNING_END } from './closure.ts';
import { isOnItsDay } from './repeated-days.ts';

/** The columns of a closure to add. */
export type NewClosure = Omit<ClosuresTable, 'id' | 'made_by' | 'made_at'>;

/**
 * Closes slots and records it. The database then refuses to book them; existing appointments stay. Resolves to the
 * closure's id. A form that is sent twice closes once.
 */
export function closeSlots(db: Kysely<ClinicDatabase>, closure: NewClosure, maker: Maker, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { id, isNew } = await addClosure(transaction, closure, maker, now);
    // A closure that came with an absence then outlasts it.
    if (!isNew)
      await transaction.updateTable('absences').set({ closure_id: null }).where('closure_id', '=', id).execute();
    return id;
  });
}

/** Does the work of `closeSlots` in a transaction. `isNew` is false when the slots were closed by the same closure. */
export async function addClosure(
  transaction: Transaction<ClinicDatabase>,
  closure: NewClosure,
  { made_by, made_from }: Maker,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  await takeClosingTurn(transaction);
  const same = transaction
    .selectFrom('closures')
    .select('id')
    .where((where) => where.and(closure));
  const known = await same.executeTakeFirst();
  if (known) return { id: known.id, isNew: false };
  const id = randomUUIDv7();
  await transaction
    .insertInto('closures')
    .values({ ...closure, id, made_by, made_at: now.toISOString() })
    .execute();
  await addRecord(transaction, { action: 'closed', subject: toSubject(closure), made_by, made_from }, now);
  return { id, isNew: true };
}

/** Opens closed slots again and records it. Resolves to whether there was such a closure. */
export function openSlots(db: Kysely<ClinicDatabase>, id: string, maker: Maker, now: Date): Promise<boolean> {
  return db.transaction().execute((transaction) => removeClosure(transaction, id, maker, now));
}

/** Does the work of `openSlots` in a transaction. The times of a doctor's calendar open there alone. */
export async function removeClosure(
  transaction: Transaction<ClinicDatabase>,
  id: string,
  { made_by, made_from }: Maker,
  now: Date,
): Promise<boolean> {
  const opened = await transaction
    .deleteFrom('closures')
    .where('id', '=', id)
    .where('made_by', '<>', BUSY_CALENDAR)
    .returningAll()
    .executeTakeFirst();
  if (!opened) return false;
  await addRecord(transaction, { action: 'opened', subject: toSubject(opened), made_by, made_from }, now);
  return true;
}

/** Lists the closures from today on, earliest first, each with the appointments that hold one of its slots. */
export async function listClosures({ db, calendar, words }: ClinicData, now: Date): Promise<DeskClosure[]> {
  const today = getToday(calendar.timeZone, now);
  const [rows, held, names] = await Promise.all([
    db
      .selectFrom('closures')
      .selectAll()
      .where('last_date', '>=', today)
      .orderBy('first_date')
      .orderBy('first_time')
      .orderBy('id')
      .execute(),
    listHeld(db, today),
    readNames(db),
  ]);
  return rows.map((row) => ({
    id: row.id,
    doctor: row.doctor === '' ? null : words.toNames('', row.doctor).doctor,
    firstDate: row.first_date,
    lastDate: row.last_date,
    isWeekly: row.every_days > 1,
    times: row.made_by === BUSY_CALENDAR ? toMinutes(row) : toTimes(row, calendar),
    borders: findBorders(listUsualSlots(calendar, row.doctor), { firstTime: row.first_time, lastTime: row.last_time }),
    reason: row.reason,
    ...(row.made_by === BUSY_CALENDAR && { isBusy: true }),
    ...toMaker(row.made_by, names),
    at: row.made_at,
    appointments: held
      .filter(({ closureId }) => closureId === row.id)
      .map(({ id, name, doctor, date, slot }) => ({
        id,
        name,
        doctor: words.toNames('', doctor).doctor,
        date,
        slot,
      })),
  }));
}

/** Lists the appointments in closed slots from `today` on. An appointment in two closures is listed twice. */
function listHeld(db: Kysely<ClinicDatabase>, today: string) {
  return (
    db
      .selectFrom('closures')
      // A cross join makes SQLite begin with the closures, which are few.
      .crossJoin('appointments')
      .select([
        'closures.id as closureId',
        'appointments.id',
        'name',
        'appointments.doctor',
        'appointment_date as date',
        'appointment_time as slot',
      ])
      .where('last_date', '>=', today)
      // The expression of the index `appointments_by_day`, which SQLite does not use for a comparison with a plain
      // column.
      .where(sql<boolean>`appointment_date || '' between first_date || '' and last_date || ''`)
      .where('appointment_date', '>=', today)
      .where(sql<boolean>`appointment_end > first_time and appointment_time <= last_time`)
      .where(isOnItsDay(db, sql`every_days`))
      .where(sql<boolean>`closures.doctor in (appointments.doctor, '')`)
      .where(HOLDS_SLOT)
      .orderBy('appointment_date')
      .orderBy('appointment_time')
      .orderBy('name')
      .execute()
  );
}

/** The closed slots of each day, as `DeskClosure` has them. */
export function toTimes(
  { doctor, first_time, last_time }: Pick<NewClosure, 'doctor' | 'first_time' | 'last_time'>,
  calendar: BookingCalendar,
): DeskClosure['times'] {
  const first = first_time === WHOLE_DAY.first_time ? null : first_time;
  const last = last_time === WHOLE_DAY.last_time ? null : last_time;
  if (last === null) return first === null ? null : { first, last, end: null };
  return { first, last, end: last === MORNING_END ? AFTERNOON_START : getSlotEnd(calendar, doctor, last) };
}

/** The times of a doctor's calendar, which end within a slot. */
function toMinutes({ first_time: first, last_time: last }: Pick<NewClosure, 'first_time' | 'last_time'>) {
  const isWhole = first === WHOLE_DAY.first_time && last === WHOLE_DAY.last_time;
  return isWhole ? null : { first, last, end: last === WHOLE_DAY.last_time ? null : addMinutes(last, 1) };
}

/** When the slot that begins at `start` ends, of one doctor or, for an empty id, the latest of all. */
function getSlotEnd(calendar: BookingCalendar, doctor: string, start: string): string {
  const ends = listUsualSlots(calendar, doctor)
    .filter((slot) => slot.start === start)
    .map(({ end }) => end);
  // An extra session may have had a slot that no timetable has.
  return ends.sort().at(-1) ?? addMinutes(start, getSlotMinutes(calendar));
}

/** The slots of usual days in order, of one doctor or, for an empty id, of all. */
function listUsualSlots(calendar: BookingCalendar, doctor: string): Slot[] {
  const ids = doctor === '' ? getAllDoctors(calendar).map(({ id }) => id) : [doctor];
  const slots = ids.flatMap((id) => getUsualSlots(ofDoctor(calendar, id)));
  return slots.sort((one, other) => (one.start < other.start ? -1 : 1));
}

/** Describes a span for the records, without the reason, which may mention a person's health. */
export function toSubject({
  doctor,
  first_date,
  last_date,
  every_days,
  first_time,
  last_time,
}: Omit<NewClosure, 'reason'>): string {
  const weekly = every_days > 1 ? ', every week' : '';
  return `${doctor || 'all doctors'}, ${first_date} to ${last_date}${weekly}, ${first_time} to ${last_time}`;
}
