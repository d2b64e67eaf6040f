import type { Readable } from 'node:stream';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { EXPORT_FORMATS, type ExportFormat, type ExportRefusal } from '@clinic/contract/desk-taking.ts';
import type { Days } from '#src/appointments/store/find.ts';
import type { DayOptions } from '../day/day.ts';
import { writeCsv } from './csv.ts';
import { writeFhir } from './fhir.ts';
import { readPages } from './rows.ts';

export type ExportOrder = Days & { format: ExportFormat };

/** The file extension and the media type of each format. */
export const FILE_TYPES: Record<ExportFormat, { extension: string; mediaType: string }> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  fhir: { extension: 'fhir.json', mediaType: 'application/fhir+json; charset=utf-8' },
};

/** Reads an export order, or returns why it is refused. */
export function readOrder(from: string, to: string, word: string): ExportOrder | ExportRefusal {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'dates';
  if (from > to) return 'order';
  const format = EXPORT_FORMATS.find((name) => name === word);
  return format ? { from, to, format } : 'format';
}

/** Returns the appointments of these days as a file, which is written while it is read. */
export function createExport(
  { db, calendar, words }: DayOptions,
  { format, ...days }: ExportOrder,
  now: Date,
): Readable {
  const pages = readPages(db, days);
  return format === 'csv' ? writeCsv(pages, { calendar, words }) : writeFhir(pages, { calendar, words }, now);
}

export function orderToSubject({ format, from, to }: ExportOrder): string {
  return `${format} ${from} ${to}`;
}
