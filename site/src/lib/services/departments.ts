import { wishToBookPath } from '#lib/booking/book-path.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { getClinic } from '#lib/clinic/clinic.ts';
import { prepareEmergencyHelp } from '#lib/clinic/emergency-help.ts';
import { getSingleEntry } from '#lib/single-entry.ts';
import { findSign, getSignsFor, type ShownSign } from './signs.ts';
import { findDepartment } from './symptoms.ts';

/** Prepares the table's signs by department, in the order of `booking.yaml`, for `DepartmentTable`. */
export async function prepareDepartmentTable() {
  const { lead, table } = await getSingleEntry('symptoms');
  const { departments } = await getSingleEntry('booking');
  const signs = await getSignsFor('/symptoms');
  const listed = await Promise.all(
    table.map(async (id) => {
      const sign = findSign(signs, id);
      return { department: (await findDepartment(sign))?.id, shown: toShownSign(sign) };
    }),
  );
  const rows = departments.map(({ id, name }) => ({
    name: toShown(name),
    href: wishToBookPath({ department: id }),
    signs: listed.filter(({ department }) => department === id).map(({ shown }) => shown),
  }));
  return {
    lead,
    departments: rows.filter((row) => row.signs.length > 0),
    today: prepareEmergencyHelp(await getClinic()).today,
  };
}

const toShownSign = ({ id, tier, say }: ReturnType<typeof findSign>): ShownSign => ({ id, tier, text: say });
