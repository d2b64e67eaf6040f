import { wishToBookPath } from '#lib/booking/book-path.ts';
import { getSingleEntry } from '#lib/single-entry.ts';

/** Prepares the complaints by department, in the order of `booking.yaml`, for `DepartmentTable`. */
export async function prepareDepartmentTable() {
  const { lead, complaints } = await getSingleEntry('complaints');
  const { departments } = await getSingleEntry('booking');
  const rows = departments.map(({ id, name }) => ({
    name,
    href: wishToBookPath({ department: id }),
    complaints: complaints.filter(({ department }) => department === id).map(({ complaint }) => complaint),
  }));
  return { lead, departments: rows.filter((row) => row.complaints.length > 0) };
}
