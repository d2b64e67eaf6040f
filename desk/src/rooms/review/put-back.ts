import { toNextSequence } from '@clinic/api/appointments/changes/change.ts';
import { changeRow, type DeskOutcome, toOutcome } from '@clinic/api/appointments/changes/change-for-desk.ts';
import type { AppointmentsTable, Maker } from '@clinic/api/database/appointment-tables.ts';
import { createBookedMails, createReminders } from '@clinic/api/outbox/new-mails.ts';
import { HAPPENINGS } from '@clinic/contract/mails.ts';
import { findSlotFor } from '#appointments/free-slot.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { IS_CLEARED } from './review-rows.ts';

type Data = Pick<ClinicData, 'db' | 'calendar'>;

/**
 * Books cancelled bookings again where their times are still free, each with a record. They are real, so their marks
 * are removed. Resolves to how many were put back, and to the dates of those whose time is not free.
 */
export async function putBackBookings(data: Data, ids: readonly string[], who: Maker, now: Date) {
  let count = 0;
  const dates = new Set<string>();
  for (const id of ids) {
    const cleared = data.db.selectFrom('appointments').selectAll().where(IS_CLEARED);
    const row = await cleared.where('id', '=', id).executeTakeFirst();
    const outcome = row ? await putBack(data, row, who, now) : 'gone';
    if (outcome === 'done') count += 1;
    else if (row && outcome !== 'outdated') dates.add(row.appointment_date);
  }
  return { count, dates: [...dates].sort() };
}

async function putBack(data: Data, row: AppointmentsTable, who: Maker, now: Date): Promise<DeskOutcome> {
  const { doctor, appointment_date, appointment_time } = row;
  const named = { doctorId: doctor, date: appointment_date, slot: appointment_time };
  const slot = await findSlotFor(row, data, named, now);
  if (!slot || slot.refusal) return slot?.refusal ?? 'slot-unknown';
  const knows = await knowsTime(data, row);
  // The database refuses a closed slot only to an update that sets the place.
  const place = { doctor, appointment_date, appointment_time };
  const values = { ...place, status: 'booked', needs_review: 0, cancel_reason: '', ...toNextSequence(row) } as const;
  const changed = { ...row, ...values, created_at: now.toISOString() };
  const result = changeRow(data.db, row, {
    ...who,
    action: 'restored',
    now,
    values,
    // Held mails are out of date.
    check: async (transaction) => {
      const held = transaction.updateTable('mails').where('appointment_id', '=', row.id).where('status', '=', 'held');
      await held.set({ status: 'dropped' }).execute();
    },
    createMails: () => {
      if (row.email === '') return [];
      if (knows) return createReminders(changed, data.calendar.timeZone, now);
      return createBookedMails(changed, data.calendar.timeZone, false).filter(
        ({ recipient }) => recipient === 'patient',
      );
    },
  });
  return toOutcome(await result);
}

/**
 * Whether the last mail to the patient names exactly this time. A waiting mail counts, because it is sent before any
 * new one.
 */
async function knowsTime({ db }: Data, row: AppointmentsTable): Promise<boolean> {
  const last = await db
    .selectFrom('mails')
    .select(['kind', 'appointment_date', 'appointment_time'])
    .where('appointment_id', '=', row.id)
    .where('recipient', '=', 'patient')
    .where('kind', 'in', HAPPENINGS)
    .where('status', 'in', ['waiting', 'sent'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isSame = last?.appointment_date === row.appointment_date && last.appointment_time === row.appointment_time;
  return isSame && last.kind !== 'cancelled';
}
