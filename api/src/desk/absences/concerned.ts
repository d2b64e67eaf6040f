import type { Telling } from '@clinic/contract/absences.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { type Kysely, sql } from 'kysely';
import { DAY, HOLDS_SLOT } from '#src/appointments/store/appointment.ts';
import type { AppointmentsTable } from '#src/database/appointment-tables.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import type { NewAbsence } from './absence-entries.ts';

export type Concerned = { row: AppointmentsTable; telling: Telling };

/** Identifies the news of an absence for the patient of an appointment: the same news gives the same text. */
export function toNotice({ kind, minutes }: Pick<NewAbsence, 'kind' | 'minutes'>, sequence: number): string {
  return `${kind} ${minutes} ${sequence}`;
}

/**
 * Lists the appointments that hold a slot in the span and are not over, in order of time, and how each patient is told.
 */
export async function listConcerned(
  db: Kysely<ClinicDatabase>,
  calendar: Pick<BookingCalendar, 'timeZone'>,
  absence: NewAbsence,
  now: Date,
): Promise<Concerned[]> {
  const { timeZone } = calendar;
  const today = getToday(timeZone, now);
  const { doctor, first_date, last_date, first_time, last_time } = absence;
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('mails')
          .select('mails.id')
          .whereRef('mails.appointment_id', '=', 'appointments.id')
          .where('mails.status', '=', 'held'),
      ).as('isHeld'),
      exists(
        selectFrom('absence_patients')
          .select('absence_id')
          .whereRef('absence_patients.appointment_id', '=', 'appointments.id')
          .where('notice', '=', sql<string>`${`${absence.kind} ${absence.minutes} `} || appointments.sequence`),
      ).as('isTold'),
    ])
    .where(DAY, '>=', first_date)
    .where(DAY, '<=', last_date)
    .where('appointment_end', '>', first_time)
    .where('appointment_time', '<=', last_time)
    .where(({ eb, or }) =>
      or([eb('appointment_date', '>', today), eb('appointment_end', '>', getTimeOfDay(timeZone, now))]),
    )
    .$if(doctor !== '', (query) => query.where('doctor', '=', doctor))
    .where(HOLDS_SLOT)
    .orderBy('appointment_date')
    .orderBy('appointment_time')
    .orderBy('doctor')
    .execute();
  // The mail waits until this moment, and is sent only when the appointment has not begun by then.
  const soon = new Date(now.getTime() + UNDO_OFFER_MS);
  return rows.map(({ isHeld, isTold, ...row }) => {
    const hasBegun = toInstant(timeZone, row.appointment_date, row.appointment_time) <= soon;
    if (row.status === 'arrived') return { row, telling: 'here' };
    if (isTold) return { row, telling: 'told' };
    if (isHeld || row.needs_review === 1) return { row, telling: 'review' };
    if (row.email === '') return { row, telling: 'no-address' };
    return { row, telling: hasBegun ? 'begun' : 'mail' };
  });
}
