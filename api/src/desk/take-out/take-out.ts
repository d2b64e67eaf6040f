import type { Readable } from 'node:stream';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { EXPORT_FORMATS, type ExportFormat, type ExportRefusal } from '@clinic/contract/desk-taking.ts';
import type { Days } from '../../appointments/store/find.ts';
import type { DayOptions } from '../day.ts';
import { writeCsv } from './csv.ts';
import { writeFhir } from './fhir.ts';
import { readPages } from './rows.ts';

export type ExportOrder = Days & { format: ExportFormat };

/** How a file of each format is named and called. */
export const FILE_TYPES: Record<ExportFormat, { extension: string; mediaType: string }> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  fhir: { extension: 'fhir.json', mediaType: 'application/fhir+json; charset=utf-8' },
};

/** What somebody wants to take out, or why they cannot. */
export function readOrder(from: string, to: string, word: string): ExportOrder | ExportRefusal {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'dates';
  if (from > to) return 'order';
  const format = EXPORT_FORMATS.find((name) => name === word);
  return format ? { from, to, format } : 'format';
}

/** The appointments of these days as a file, written while it is read. */
export function takeOut({ db, calendar, words }: DayOptions, { format, ...days }: ExportOrder, now: Date): Readable {
  const pages = readPages(db, days);
  return format === 'csv'
    ? writeCsv(pages, { words, timeZone: calendar.timeZone })
    : writeFhir(pages, { calendar, words }, now);
}

/** What the record says of it. */
export function orderToSubject({ format, from, to }: ExportOrder): string {
  return `${format} ${from} ${to}`;
}
