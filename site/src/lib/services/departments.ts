import { wishToBookPath } from '#lib/booking/book-path.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { getSingleEntry } from '#lib/single-entry.ts';

/** Prepares the table's symptoms by department, in the order of `booking.yaml`, for `DepartmentTable`. */
export async function prepareDepartmentTable() {
  const { lead, symptoms } = await getSingleEntry('symptoms');
  const listed = symptoms.filter(({ isInTable }) => isInTable);
  const { departments } = await getSingleEntry('booking');
  const rows = departments.map(({ id, name }) => ({
    name: toShown(name),
    href: wishToBookPath({ department: id }),
    symptoms: listed.filter(({ department }) => department === id).map(({ notice }) => notice),
  }));
  return { lead, departments: rows.filter((row) => row.symptoms.length > 0) };
}
