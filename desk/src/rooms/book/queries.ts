import { isSameName } from '@clinic/api/appointments/contacts/contact-keys.ts';
import { phoneToKey } from '@clinic/api/appointments/contacts/phone-key.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import { isPhoneShort } from '@clinic/contract/appointment.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { readLanguage } from '@clinic/contract/languages.ts';
import { isCounted, isExpected } from '@clinic/contract/visit-states.ts';
import type { KnownPerson } from '#appointments/booking/book.ts';
import { PHONE } from '#appointments/contact-columns.ts';
import type { ClinicData } from '#frame/clinic-data.ts';

/** A phone number with more appointments is an institution's, and the latest appointments name enough of its people. */
const ROWS_MAX = 50;

/** How many people are listed: as many as one glance takes in. */
const PEOPLE_MAX = 5;

/**
 * Finds the people who have booked with this phone number in any spelling, the one with the latest appointment first.
 * Erased people have no number any more.
 */
export async function findKnown({ db, calendar, words }: ClinicData, phone: string, now: Date): Promise<KnownPerson[]> {
  if (phone.trim() === '' || isPhoneShort(phone)) return [];
  const today = getToday(calendar.timeZone, now);
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where(PHONE, '=', phoneToKey(phone, calendar))
    .where('name', '<>', '')
    .orderBy('appointment_date', 'desc')
    .orderBy('appointment_time', 'desc')
    .limit(ROWS_MAX)
    .execute();
  const people: AppointmentsTable[][] = [];
  for (const row of rows) {
    const own = people.find(([first]) => first && isSameName(first.name, row.name));
    if (own) own.push(row);
    else people.push([row]);
  }
  return people.slice(0, PEOPLE_MAX).flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const latest = own.find(isCounted);
    return {
      id: first.id,
      name: first.name,
      email: own.find(({ email }) => email !== '')?.email ?? '',
      language: readLanguage(first.language),
      latest: latest
        ? {
            doctor: words.toNames(latest.department, latest.doctor).doctor,
            date: latest.appointment_date,
            isComing: isExpected(latest) && latest.appointment_date >= today,
          }
        : null,
    };
  });
}
