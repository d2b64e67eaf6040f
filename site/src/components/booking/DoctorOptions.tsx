import type { Department } from '@clinic/contract/booking-calendar.ts';

/** Every doctor as an option, grouped by department. */
export function DoctorOptions({ departments }: { departments: Department[] }) {
  return departments.map(({ id, name, doctors }) => (
    <optgroup key={id} label={name}>
      {doctors.map((doctor) => (
        <option key={doctor.id}>{doctor.name}</option>
      ))}
    </optgroup>
  ));
}
