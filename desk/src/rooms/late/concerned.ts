import { isSameNews, readNews } from '@clinic/api/appointments/absences/news.ts';
import type { Concerned } from '@clinic/api/appointments/absences/tell.ts';
import { readTold } from '@clinic/api/appointments/absences/told.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { HOLDS_SLOT } from '@clinic/api/appointments/store/state-conditions.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import type { Telling } from '@clinic/contract/mails.ts';
import { isHere } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import type { ClinicData } from '#frame/clinic-data.ts';
import { toTimes } from '#timetable/closures.ts';
import { ABSENCE_LISTED_MAX, type Asked } from './absence.ts';
import type { NewAbsence } from './absence-entries.ts';

/**
 * Lists the appointments that hold a slot in the span and are not over, in order of time, and how each patient is told.
 */
export async function listToTell(
  db: Kysely<ClinicDatabase>,
  calendar: Pick<BookingCalendar, 'timeZone'>,
  absence: NewAbsence,
  { now, dueAt }: { now: Date; dueAt: Date },
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
  const ids = rows.map(({ id }) => id);
  const findNews = await readNews(db, { from: first_date, to: last_date }, absence);
  const findTold = await readTold(db, ids, now);
  return rows.map(({ isHeld, ...row }) => {
    const news = findNews(row);
    const toConcerned = (telling: Telling, mailId: string | null = null) => ({ row, telling, mailId });
    if (isHere(row)) return toConcerned('here');
    if (news && !isSameNews(news, absence)) return toConcerned(news.kind);
    const mailId = findTold(row.id, absence);
    if (mailId !== null) return toConcerned('told', mailId);
    if (isHeld || row.needs_review === 1) return toConcerned('review');
    if (row.email === '') return toConcerned('no-address');
    // The mail waits, and is sent only when the appointment has not begun by then.
    const hasBegun = toInstant(timeZone, row.appointment_date, row.appointment_time) <= dueAt;
    return toConcerned(hasBegun ? 'begun' : 'mail');
  });
}

/** Reads who is concerned by an absence that is about to be told. */
export async function readAsked(
  { db, calendar, words }: ClinicData,
  absence: NewAbsence,
  times: { now: Date; dueAt: Date },
): Promise<Asked> {
  const { kind, minutes, doctor, first_date, last_date } = absence;
  const concerned = await listToTell(db, calendar, absence, times);
  return {
    kind,
    minutes,
    doctor: doctor === '' ? null : words.toNames('', doctor).doctor,
    firstDate: first_date,
    lastDate: last_date,
    times: toTimes(absence, calendar),
    count: concerned.length,
    mailed: concerned.filter(({ telling }) => telling === 'mail').length,
    patients: concerned.slice(0, ABSENCE_LISTED_MAX).map(({ row, telling }) => ({
      id: row.id,
      name: row.name,
      phone: row.phone,
      doctor: words.toNames(row.department, row.doctor).doctor,
      date: row.appointment_date,
      slot: row.appointment_time,
      telling,
    })),
  };
}
