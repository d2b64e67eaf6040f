import { addDays, type BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { createMail } from '../../outbox/new-mails.ts';
import { storeMails } from '../../outbox/store-mails.ts';
import { areMailsHeld } from '../changes/change.ts';
import { phoneToKey } from '../contacts/phone-key.ts';
import { tidyReference } from '../reference.ts';
import { APPOINTMENT_COLUMNS, type Appointment, toAppointment } from '../store/appointment.ts';
import { hashToken, type ManageLinks } from './manage-links.ts';

/** The number of days after the appointment's date for which its link works. */
const LINK_DAYS = 30;

/** Finds the appointment whose link holds this token, which may be any text; `null` for an unknown or an ended link. */
export async function findByToken(
  db: Kysely<ClinicDatabase>,
  token: string,
  now: Date,
  calendar: BookingCalendar,
): Promise<Appointment | null> {
  const row = await db
    .selectFrom('appointments')
    .select(APPOINTMENT_COLUMNS)
    .where('link_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row && !hasEnded(row.appointment_date, now, calendar) ? toAppointment(row) : null;
}

/** Records when a mailed link of this appointment is first opened; later openings change nothing. */
export async function noteOpening(db: Kysely<ClinicDatabase>, id: string, now: Date): Promise<void> {
  const appointment = db.selectFrom('appointments').select('link_opened_at').where('id', '=', id);
  const row = await appointment.executeTakeFirst();
  if (!row || row.link_opened_at !== null) return;
  await db
    .updateTable('appointments')
    .set({ link_opened_at: now.toISOString() })
    .where('id', '=', id)
    .where('link_opened_at', 'is', null)
    .execute();
}

/** The entries, as typed, of a patient who has lost the link. */
export type LinkRequest = { reference: string; phone: string; now: Date };

/**
 * Stores a mail with the link of the appointment that has this reference and phone number. Resolves to false when there
 * is no such appointment, when it has no email address, or when its link has ended.
 */
export async function sendLink(
  db: Kysely<ClinicDatabase>,
  { reference, phone, now }: LinkRequest,
  calendar: BookingCalendar,
  links: ManageLinks,
): Promise<boolean> {
  const row = await db
    .selectFrom('appointments')
    .select([
      'id',
      'email',
      'phone',
      'sequence',
      'appointment_date',
      'appointment_time',
      'needs_review',
      'link_version',
      'link_hash',
    ])
    .where('reference', '=', tidyReference(reference))
    .executeTakeFirst();
  if (!row || row.email === '' || hasEnded(row.appointment_date, now, calendar)) return false;
  if (phoneToKey(row.phone, calendar) !== phoneToKey(phone, calendar)) return false;

  const linkHash = links.hash({ id: row.id, linkVersion: row.link_version });
  await db.transaction().execute(async (transaction) => {
    // A row that is older than links has no hash, and one that is older than the secret has another.
    if (linkHash !== row.link_hash) {
      await transaction.updateTable('appointments').set({ link_hash: linkHash }).where('id', '=', row.id).execute();
    }
    const status = (await areMailsHeld(transaction, row.id)) ? 'held' : 'waiting';
    const mail = createMail({ kind: 'link', recipient: 'patient', appointment: row, now, status });
    await storeMails(transaction, [mail], now);
  });
  return true;
}

function hasEnded(appointmentDate: string, now: Date, calendar: BookingCalendar): boolean {
  return appointmentDate < getFirstLinkDate(now, calendar);
}

/** The earliest appointment date whose links still work. */
export function getFirstLinkDate(now: Date, { timeZone }: BookingCalendar): string {
  return addDays(getToday(timeZone, now), -LINK_DAYS);
}
