import type { Days } from '@clinic/api/appointments/store/find.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';

export const EXPORT_FORMATS = ['csv', 'fhir'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportOrder = Days & { format: ExportFormat };

/** `dates`: a date is missing or invalid. `order`: the last day is before the first. */
export type ExportRefusal = 'dates' | 'order' | 'format';

/** Reads an export order, or returns why it is refused. */
export function readOrder(from: string, to: string, word: string): ExportOrder | ExportRefusal {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'dates';
  if (from > to) return 'order';
  const format = EXPORT_FORMATS.find((name) => name === word);
  return format ? { from, to, format } : 'format';
}

export function orderToSubject({ format, from, to }: ExportOrder): string {
  return `${format} ${from} ${to}`;
}
