import { openBusyTimes } from '@clinic/api/busy/stored-calendars.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';
import { addRecord } from '#frame/records.ts';

/** The longest address of a calendar. */
const URL_MAX_CHARS = 2000;

/** Reads a typed address of a calendar; `null` when it is none. `webcal:` is what calendars call https. */
export function readCalendarUrl(typed: string): string | null {
  const url = URL.parse(typed.trim().replace(/^webcals?:/i, 'https:'));
  const isRight = url && /^https?:$/.test(url.protocol) && url.href.length <= URL_MAX_CHARS;
  return isRight ? url.href : null;
}

/**
 * Sets the address of a doctor's calendar and records it, without the address, which is a secret. The calendar is due at
 * once; the times of an earlier address stay until it is read.
 */
export function setBusyCalendar(
  db: Kysely<ClinicDatabase>,
  { doctor, url }: { doctor: string; url: string },
  { made_by, made_from }: Maker,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const row = {
    ...{ doctor, url, etag: '', last_modified: '', read_whole_on: '', due_at: at, read_at: null },
    ...{ trouble: '', troubled_since: null, made_by, made_at: at },
  };
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('busy_calendars')
      .values(row)
      .onConflict((conflict) => conflict.column('doctor').doUpdateSet(row))
      .execute();
    await addRecord(transaction, { action: 'calendar-set', subject: doctor, made_by, made_from }, now);
  });
}

/** Forgets a doctor's calendar, opens its times and records it. Resolves to whether there was one. */
export function endBusyCalendar(
  db: Kysely<ClinicDatabase>,
  doctor: string,
  { made_by, made_from }: Maker,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('busy_calendars')
      .where('doctor', '=', doctor)
      .returning('doctor')
      .executeTakeFirst();
    if (!gone) return false;
    await openBusyTimes(transaction, doctor);
    await addRecord(transaction, { action: 'calendar-ended', subject: doctor, made_by, made_from }, now);
    return true;
  });
}
