import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';

/** The doctors in a select, by their departments. */
export function DoctorOptions({ departments }: Pick<BookingCalendar, 'departments'>) {
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
