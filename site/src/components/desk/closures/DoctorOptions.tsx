import type { ClosuresView } from '@clinic/contract/closures.ts';

/** The doctors in a select, by their departments. */
export function DoctorOptions({ departments }: Pick<ClosuresView, 'departments'>) {
  return departments.map(({ name, doctors }) => (
    <optgroup key={name} label={name}>
      {doctors.map((doctor) => (
        <option key={doctor.id} value={doctor.id}>
          {doctor.name}
        </option>
      ))}
    </optgroup>
  ));
}
