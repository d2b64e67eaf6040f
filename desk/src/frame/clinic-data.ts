import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { Kysely } from 'kysely';

/** The clinic's data. Commands read and change it too, without the rest of the desk. */
export type ClinicData = { db: Kysely<ClinicDatabase>; calendar: BookingCalendar; words: CalendarWords };
