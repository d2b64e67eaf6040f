import type { Readable } from 'node:stream';
import type { ExportFormat, ExportOrder } from '#appointments/export-order.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { writeCsv } from './csv.ts';
import { writeFhir } from './fhir.ts';
import { readPages } from './rows.ts';

/** The file extension and the media type of each format. */
export const FILE_TYPES: Record<ExportFormat, { extension: string; mediaType: string }> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  fhir: { extension: 'fhir.json', mediaType: 'application/fhir+json; charset=utf-8' },
};

/** Returns the appointments of these days as a file, which is written while it is read. */
export function createExport(
  { db, calendar, words }: ClinicData,
  { format, ...days }: ExportOrder,
  now: Date,
): Readable {
  const pages = readPages(db, days);
  return format === 'csv' ? writeCsv(pages, { calendar, words }) : writeFhir(pages, { calendar, words }, now);
}
