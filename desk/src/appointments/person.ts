import { isSameName } from '@clinic/api/appointments/contacts/contact-keys.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { isErased } from '@clinic/contract/desk-appointment.ts';
import { holdsSlot } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import type { ClinicData } from '../frame/clinic-data.ts';
import { EMAIL, PHONE } from './contact-columns.ts';

export type Person = {
  /** The appointment from which the person was found. */
  of: AppointmentsTable;
  /** Sorted from the latest on. */
  rows: AppointmentsTable[];
  /** How many appointments with the same phone or mailbox have another name. */
  otherNames: number;
};

/**
 * Finds all appointments with the same phone number or email address as this one, in any spelling. With `isNarrow`,
 * finds only those in the same name. `null` when there is no such appointment, or its person is erased.
 */
export async function findPatient(db: Kysely<ClinicDatabase>, id: string, isNarrow: boolean): Promise<Person | null> {
  const of = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!of || isErased(of)) return null;
  const phone = of.phone_key || of.phone;
  const mailbox = of.email_key || of.email.toLowerCase();
  const all = await db
    .selectFrom('appointments')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('id', '=', id),
        ...(phone === '' ? [] : [eb(PHONE, '=', phone)]),
        ...(of.email === '' ? [] : [eb(EMAIL, '=', mailbox)]),
      ]),
    )
    .orderBy('appointment_date', 'desc')
    .orderBy('appointment_time', 'desc')
    .execute();
  const named = all.filter(({ name }) => isSameName(name, of.name));
  return { of, rows: isNarrow ? named : all, otherNames: all.length - named.length };
}

/** Whether the appointment holds a slot today or later. */
export function isComing(row: AppointmentsTable, { calendar }: Pick<ClinicData, 'calendar'>, now: Date): boolean {
  return holdsSlot(row) && row.appointment_date >= getToday(calendar.timeZone, now);
}
