import { stringify } from 'csv-stringify/sync';
import { CSV_FORM } from '#frame/csv-form.ts';
import type { DoctorNumbers, MonthNumbers } from './queries.ts';

/** The columns by their header, in order. */
const COLUMNS: Record<string, (numbers: DoctorNumbers, month: string) => string | number> = {
  Month: (_, month) => month,
  Doctor: ({ doctor }) => doctor,
  Booked: ({ booked }) => booked,
  Came: ({ came }) => came,
  'No-show': ({ noshow }) => noshow,
  'Cancelled by the patient': ({ byPatient }) => byPatient,
  'Cancelled by the clinic': ({ byClinic }) => byClinic,
  'To come or not marked': ({ open }) => open,
  'Cancelled within 24 hours': ({ cancelledLate }) => cancelledLate,
  'Median days from booking to visit': ({ daysAhead }) => daysAhead ?? '',
};

/** Writes the numbers of months as CSV. */
export function writeNumbers(months: readonly (MonthNumbers & { month: string })[]): string {
  const rows = months.flatMap(({ month, doctors }) =>
    doctors.map((numbers) => Object.values(COLUMNS).map((toCell) => toCell(numbers, month))),
  );
  return stringify(rows, { ...CSV_FORM, columns: Object.keys(COLUMNS) });
}
