import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { EMAIL, PHONE } from '#appointments/contact-columns.ts';
import type { KnownBy } from './view.ts';

type Row = Pick<AppointmentsTable, 'id' | 'phone_key' | 'email_key' | 'link_opened_at'>;

/**
 * Finds the bookings of people who are most likely no program: an appointment with their phone or mailbox was a visit,
 * or their link was opened. The keys are the bookings' ids.
 */
export async function readKnown(
  db: Kysely<ClinicDatabase>,
  rows: readonly Row[],
  today: string,
): Promise<Map<string, KnownBy>> {
  const [phones, mailboxes] = await Promise.all([
    readVisitors(db, PHONE, listKeys(rows, 'phone_key'), today),
    readVisitors(db, EMAIL, listKeys(rows, 'email_key'), today),
  ]);
  const known = new Map<string, KnownBy>();
  for (const { id, phone_key, email_key, link_opened_at } of rows) {
    if (phones.has(phone_key) || mailboxes.has(email_key)) known.set(id, 'visit');
    else if (link_opened_at !== null) known.set(id, 'link');
  }
  return known;
}

function listKeys(rows: readonly Row[], column: 'phone_key' | 'email_key'): string[] {
  return [...new Set(rows.map((row) => row[column]))].filter((key) => key !== '');
}

/**
 * Finds the contacts with a visit among their appointments. Some desks note no arrivals, so a booked appointment of an
 * earlier day counts as a visit, unless it is marked for review.
 */
async function readVisitors(
  db: Kysely<ClinicDatabase>,
  contact: RawBuilder<string>,
  keys: readonly string[],
  today: string,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('appointments')
    .select(contact.as('key'))
    .distinct()
    .where(contact, 'in', keys)
    .where(({ eb, or, and }) =>
      or([
        eb('status', 'in', ['arrived', 'fulfilled']),
        and([eb('status', '=', 'booked'), eb('needs_review', '=', 0), eb(DAY, '<', today)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ key }) => key));
}
