/**
 * How many coming appointments one phone number, and one email address, may hold: far more than a family that shares a
 * telephone needs, and too few to fill a calendar.
 */
const MAX_COMING_APPOINTMENTS = 20;

/**
 * The largest `horizonDays` that content may set. Appointments beyond it, which an early version took, do not count.
 */
export const HORIZON_DAYS = 3650;

/** The columns besides the contact that decide whether an appointment is still to come. */
export const COMING_COLUMNS = ['status', 'appointment_date'];

/**
 * The kinds of contact. `name` is the limit's name and the text of the database's error, `columns` hold a row's
 * contact, and `getKey` is the expression by which contacts are compared: the key, or the plain text in a row without
 * one. `migrations/001-clinic.ts` has an index of each expression.
 */
export const CONTACTS = [
  {
    name: 'appointments_live_per_phone',
    columns: ['phone', 'phone_key'],
    getKey: (row = '') => `coalesce(nullif(${row}phone_key, ''), nullif(${row}phone, ''))`,
  },
  {
    name: 'appointments_live_per_email',
    columns: ['email', 'email_key'],
    getKey: (row = '') => `coalesce(nullif(${row}email_key, ''), nullif(lower(${row}email), ''))`,
  },
];

/** The moment of a change by the clock of the process that makes it, because the database's clock may differ. */
export const MOMENTS = { insert: 'new.created_at', update: 'coalesce(new.changed_at, new.created_at)' };

type Contact = (typeof CONTACTS)[number];

/** The first and the last date that count, as SQL expressions. */
export type Days = { first: string; last: string };

/** The condition that the new row's contact holds as many appointments as it may. */
export function isFull({ getKey }: Contact, { first, last }: Days): string {
  return `(
        select count(*) from appointments
        where ${getKey()} = ${getKey('new.')} and status = 'booked'
          and appointment_date >= ${first} and appointment_date <= ${last}
      ) >= ${MAX_COMING_APPOINTMENTS}`;
}

/** The condition that an update adds an appointment: the old row was not a coming one of the same contact. */
export function isAdded({ getKey }: Contact, { first, last }: Days): string {
  return `(old.status <> 'booked' or old.appointment_date < ${first} or old.appointment_date > ${last}
        or ${getKey('old.')} is distinct from ${getKey('new.')})`;
}
