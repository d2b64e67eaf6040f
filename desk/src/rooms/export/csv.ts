import { pipeline, Readable } from 'node:stream';
import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { LANGUAGES, readLanguage } from '@clinic/contract/languages.ts';
import { toAsciiDigits } from '@clinic/contract/typed-texts.ts';
import { VISIT_STATES } from '@clinic/contract/visit-states.ts';
import { stringify } from 'csv-stringify';
import { toZonedText } from '#frame/clinic-time.ts';
import { CSV_FORM } from '#frame/csv-form.ts';
import type { TakenRow } from './rows.ts';

type Place = { calendar: BookingCalendar; words: CalendarWords };

type Columns = Record<string, (row: TakenRow, place: Place) => string>;

/** The columns by their header, in order. */
const COLUMNS: Columns = {
  Reference: ({ reference }) => reference,
  State: ({ status }) => VISIT_STATES[status].fileWord,
  Date: ({ appointment_date }) => appointment_date,
  Time: ({ appointment_time }) => appointment_time,
  Doctor: ({ department, doctor }, { words }) => words.toNames(department, doctor).doctor,
  Department: ({ department, doctor }, { words }) => words.toNames(department, doctor).department,
  Name: ({ name }) => name,
  Phone: ({ phone }) => toAsciiDigits(phone),
  Email: ({ email }) => email,
  Note: ({ message }) => message,
  'Booked at': ({ created_at }, { calendar }) => toZonedText(calendar.timeZone, new Date(created_at)),
  'Booked by': ({ bookedBy }) => bookedBy,
  'Reason for cancelling': ({ cancel_reason }) => cancel_reason,
  Language: ({ language }) => LANGUAGES[readLanguage(language)].name,
};

/** The last column, only in clinics that distinguish kinds of visits. */
const VISIT_COLUMN: Columns = { Visit: ({ visit }, { words }) => words.toVisit(visit) };

/** Writes appointments as CSV. */
export function writeCsv(pages: AsyncIterable<TakenRow[]>, place: Place): Readable {
  const columns = { ...COLUMNS, ...(place.calendar.visits && VISIT_COLUMN) };
  async function* toRecords() {
    for await (const rows of pages) {
      for (const row of rows) yield Object.values(columns).map((toCell) => toCell(row, place));
    }
  }
  const csv = stringify({ ...CSV_FORM, columns: Object.keys(columns) });
  // A failure destroys the CSV stream with an error, which tells its reader.
  pipeline(Readable.from(toRecords()), csv, () => undefined);
  return csv;
}
