import type { Department } from '@clinic/contract/booking-calendar.ts';
import { ShownOption } from '@clinic/ui/ShownOption.tsx';
import { toShown } from '#lib/booking/shown-names.ts';

/** Every doctor as an option, grouped by department. */
export function DoctorOptions({ departments }: { departments: Department[] }) {
  return departments.map(({ id, name, doctors }) => (
    <optgroup key={id} label={toShown(name)}>
      {doctors.map((doctor) => (
        <ShownOption key={doctor.id} value={doctor.name} label={toShown(doctor.name)} />
      ))}
    </optgroup>
  ));
}
