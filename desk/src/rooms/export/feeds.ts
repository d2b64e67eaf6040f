import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { inStates } from '@clinic/api/appointments/store/state-conditions.ts';
import type { DeskFeedsTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { addDays, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { AppointmentDetails } from '@clinic/contract/mails.ts';
import { getMinutes } from '@clinic/contract/timetable.ts';
import type { Kysely } from 'kysely';
import type { ClinicData } from '#frame/clinic-data.ts';
import type { Desk } from '#frame/desk.ts';

/** A calendar holds all that is to come, since a day without its appointment looks free, and the week that has passed. */
const DAYS_BACK = 7;

const TOKEN_BYTES = 16;
const FIRST_VERSION = 1;

export const FEED_EXTENSION = '.ics';

/** The secret address of a doctor's calendar. */
export type DoctorFeed = { doctorId: string; doctor: string; url: string };

/** A doctor's appointments for a calendar file, which programs ask for again and again. */
export type FeedDetails = {
  doctor: string;
  appointments: (Pick<DeskAppointment, 'id' | 'reference' | 'name' | 'department' | 'date' | 'slot' | 'minutes'> &
    Pick<AppointmentDetails, 'sequence' | 'changedAt' | 'visit'>)[];
};

/** Computes the token of a feed's secret address from the secret. A renewed token has a higher version. */
function createFeedToken(secret: Buffer, { doctor, version }: DeskFeedsTable): string {
  const code = createHmac('sha256', secret).update(`desk-feed:${doctor}:${version}`).digest();
  return code.subarray(0, TOKEN_BYTES).toString('base64url');
}

/** Lists the addresses of all doctors' calendars. */
export async function listFeeds({ db, calendar, secret, deskUrl }: Desk): Promise<DoctorFeed[]> {
  const versions = await readVersions(db);
  return getAllDoctors(calendar).map(({ id, name }) => {
    const token = createFeedToken(secret, { doctor: id, version: versions.get(id) ?? FIRST_VERSION });
    return { doctorId: id, doctor: name, url: `${deskUrl}${DESK_PATHS.feed}/${token}${FEED_EXTENSION}` };
  });
}

/** Finds the id of the doctor whose calendar has this token, which may be any text; `null` when there is none. */
export async function findFeedDoctor(desk: Desk, token: string): Promise<string | null> {
  const versions = await readVersions(desk.db);
  const doctor = getAllDoctors(desk.calendar).find(({ id }) =>
    isSame(createFeedToken(desk.secret, { doctor: id, version: versions.get(id) ?? FIRST_VERSION }), token),
  );
  return doctor?.id ?? null;
}

/** Makes the current address of a doctor's calendar invalid. */
export async function renewFeed(db: Kysely<ClinicDatabase>, doctor: string): Promise<void> {
  await db
    .insertInto('desk_feeds')
    .values({ doctor, version: FIRST_VERSION + 1 })
    .onConflict((conflict) =>
      conflict.column('doctor').doUpdateSet(({ eb }) => ({ version: eb('desk_feeds.version', '+', 1) })),
    )
    .execute();
}

/**
 * Reads a doctor's calendar. Cancelled appointments are left out, so that they vanish from the subscribed calendar too.
 */
export async function readFeed({ db, calendar, words }: ClinicData, doctorId: string, now: Date): Promise<FeedDetails> {
  const today = getToday(calendar.timeZone, now);
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where(DAY, '>=', addDays(today, -DAYS_BACK))
    .where('doctor', '=', doctorId)
    .where(inStates(({ counts }) => counts !== 'cancelled'))
    .orderBy(DAY)
    .orderBy('appointment_time')
    .execute();
  return {
    doctor: words.toNames('', doctorId).doctor,
    appointments: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      name: row.name,
      department: words.toNames(row.department, row.doctor).department,
      ...words.toNamedVisit(row.visit),
      date: row.appointment_date,
      slot: row.appointment_time,
      minutes: getMinutes({ start: row.appointment_time, end: row.appointment_end }),
      sequence: row.sequence,
      changedAt: row.changed_at ?? row.created_at,
    })),
  };
}

async function readVersions(db: Kysely<ClinicDatabase>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('desk_feeds').selectAll().execute();
  return new Map(rows.map(({ doctor, version }) => [doctor, version]));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
