import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { inStates } from '@clinic/api/appointments/store/state-conditions.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { type InferResult, type Kysely, sql } from 'kysely';
import { IS_MARKED } from '#appointments/to-review.ts';
import type { KnownBy, ReviewBooking } from './view.ts';

const HAD_COME = inStates(({ counts }) => counts === 'came', 'past.status');
const WAS_EXPECTED = inStates(({ patient }) => patient === 'expected', 'past.status');

/**
 * Selects what the review reads of the appointments of today and later. `knownBy` tells people who are most likely no
 * program: an appointment with their phone or mailbox was a visit, or their link was opened. Some desks note no
 * arrivals, so a booked appointment of an earlier day counts as a visit, unless it is marked for review.
 */
export function selectBookings(db: Kysely<ClinicDatabase>, today: string) {
  const wasHere = sql`(${HAD_COME}
    or ${WAS_EXPECTED} and past.needs_review = 0 and past.appointment_date < ${today})`;
  // The left sides are expressions of indexes (`migrations/001-clinic.ts`).
  const knownBy = sql<KnownBy | null>`case
    when exists (select 1 from appointments as past where ${wasHere}
      and coalesce(nullif(past.phone_key, ''), nullif(past.phone, '')) = nullif(appointments.phone_key, ''))
    or exists (select 1 from appointments as past where ${wasHere}
      and coalesce(nullif(past.email_key, ''), nullif(lower(past.email), '')) = nullif(appointments.email_key, ''))
    then 'visit' when link_opened_at is not null then 'link' end`;
  return db
    .selectFrom('appointments')
    .select(['id', 'reference', 'name', 'phone', 'email', 'message', 'department', 'doctor', 'needs_review'])
    .select(['phone_key', 'email_key', 'sender_key', knownBy.as('knownBy')])
    .select(['appointment_date as date', 'appointment_time as slot', 'created_at as createdAt'])
    .where(DAY, '>=', today);
}

export type ReviewRow = InferResult<ReturnType<typeof selectBookings>>[number];

/** Whether a booking is marked and was cancelled by the desk, alone or with others, and not by its patient. */
export const IS_CLEARED = sql<boolean>`${IS_MARKED} and status = 'cancelled' and exists (select 1 from changes
  where appointment_id = appointments.id and changes.version = appointments.version
    and action = 'cancel' and made_by <> 'patient')`;

/** Describes a row for the review's lists, in the words on the screen. */
export function describeBooking(row: ReviewRow, words: CalendarWords, isChosen: boolean): ReviewBooking {
  const { department, doctor, needs_review, phone_key, email_key, sender_key, ...shown } = row;
  return { ...shown, doctor: words.toNames(department, doctor).doctor, isMarked: needs_review === 1, isChosen };
}
