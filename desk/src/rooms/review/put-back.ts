import { toNextSequence } from '@clinic/api/appointments/changes/change.ts';
import { changeRow, type DeskOutcome, toOutcome } from '@clinic/api/appointments/changes/change-for-desk.ts';
import { findClosed, listClosed } from '@clinic/api/appointments/closures/closed.ts';
import type { AppointmentsTable, Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { createBookedMails, createReminders } from '@clinic/api/mails/new-mails.ts';
import type { Kysely } from 'kysely';
import { findSlot } from '#appointments/free-slot.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { isCleared } from './cleared.ts';

/**
 * How many bookings were put back, and the dates (YYYY-MM-DD) of those that could not be, mostly because the time is
 * taken.
 */
export type PutBack = { count: number; dates: string[] };

/**
 * Books cancelled bookings again where their times are still free, each with a record. They are real, so their marks
 * are removed.
 */
export async function putBackBookings(
  data: Pick<ClinicData, 'db' | 'calendar'>,
  ids: readonly string[],
  who: Maker,
  now: Date,
): Promise<PutBack> {
  const { db } = data;
  let count = 0;
  const dates = new Set<string>();
  for (const id of ids) {
    const row = await db
      .selectFrom('appointments')
      .selectAll()
      .where('id', '=', id)
      .where(isCleared)
      .executeTakeFirst();
    const outcome = row ? await putBack(data, row, who, now) : 'gone';
    if (outcome === 'done') count += 1;
    else if (row && outcome !== 'outdated') dates.add(row.appointment_date);
  }
  return { count, dates: [...dates].sort() };
}

async function putBack(
  { db, calendar }: Pick<ClinicData, 'db' | 'calendar'>,
  row: AppointmentsTable,
  who: Maker,
  now: Date,
): Promise<DeskOutcome> {
  const place = { doctorId: row.doctor, date: row.appointment_date, slot: row.appointment_time };
  const slot = await findSlot({ db, calendar }, place, now, row.visit);
  if (!slot || slot.refusal) return slot?.refusal ?? 'slot-unknown';
  // The database refuses closed slots only to new and to moved appointments.
  const closed = await listClosed(db, { from: place.date, to: place.date });
  if (findClosed(closed, { ...place, start: row.appointment_time, end: row.appointment_end })) return 'slot-closed';
  const knows = await knowsTime(db, row);
  const values = { status: 'booked', needs_review: 0, cancel_reason: '', ...toNextSequence(row) } as const;
  const changed = { ...row, ...values, created_at: now.toISOString() };
  const result = await changeRow(db, row, {
    ...who,
    action: 'restored',
    now,
    values,
    createMails: () => {
      if (row.email === '') return [];
      if (knows) return createReminders(changed, calendar.timeZone, now);
      return createBookedMails(changed, calendar.timeZone, false).filter(({ recipient }) => recipient === 'patient');
    },
  });
  const outcome = toOutcome(result);
  if (outcome === 'done') await dropHeld(db, row.id);
  return outcome;
}

/**
 * Whether the last mail to the patient names exactly this time. A waiting mail counts, because it is sent before any
 * new one.
 */
async function knowsTime(db: Kysely<ClinicDatabase>, row: AppointmentsTable): Promise<boolean> {
  const last = await db
    .selectFrom('mails')
    .select(['kind', 'appointment_date', 'appointment_time'])
    .where('appointment_id', '=', row.id)
    .where('recipient', '=', 'patient')
    .where('kind', 'in', ['booked', 'moved', 'cancelled'])
    .where('status', 'in', ['waiting', 'sent'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last !== undefined &&
    last.kind !== 'cancelled' &&
    last.appointment_date === row.appointment_date &&
    last.appointment_time === row.appointment_time
  );
}

/** Drops held mails, which are out of date. */
async function dropHeld(db: Kysely<ClinicDatabase>, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('appointment_id', '=', id)
    .where('status', '=', 'held')
    .execute();
}
