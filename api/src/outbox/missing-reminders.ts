import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { Kysely } from 'kysely';
import { IS_EXPECTED } from '../appointments/store/state-conditions.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { insertNews } from './beside.ts';
import { createReminders } from './new-mails.ts';

/** How many rows one statement inserts, far below the limits of both databases. */
const BATCH_ROWS = 500;

/**
 * Adds a reminder for each coming appointment that never had one, because it was booked before there were reminders.
 * Appointments whose mails are held are left out. Resolves to how many were added.
 */
export async function addMissingReminders(db: Kysely<ClinicDatabase>, timeZone: string, now: Date): Promise<number> {
  const appointments = await db
    .selectFrom('appointments')
    .select(['id', 'sequence', 'appointment_date', 'appointment_time', 'needs_review'])
    .where(IS_EXPECTED)
    .where('email', '<>', '')
    .where('appointment_date', '>', getToday(timeZone, now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.id')
            .whereRef('mails.appointment_id', '=', 'appointments.id')
            .where(({ eb, or }) => or([eb('mails.kind', '=', 'reminder'), eb('mails.status', '=', 'held')])),
        ),
      ),
    )
    .execute();
  const reminders = appointments
    .flatMap((appointment) => createReminders(appointment, timeZone, now))
    // Two processes that start at once give the mail the same id, so only one adds it.
    .map((mail) => ({ ...mail, id: mail.appointment_id }));
  for (let begin = 0; begin < reminders.length; begin += BATCH_ROWS) {
    await insertNews(db, reminders.slice(begin, begin + BATCH_ROWS));
  }
  return reminders.length;
}
