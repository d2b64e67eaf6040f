import { readFile } from 'node:fs/promises';
import { type BookingCalendar, isClosedDate } from '@clinic/contract/booking-calendar.ts';
import { parse } from 'yaml';

const calendar: BookingCalendar = parse(await readFile(new URL('../content/booking.yaml', import.meta.url), 'utf8'));

/** Each free slot once, each for another patient: doctor by doctor, slot by slot, day by day, for centuries. */
export function* generateBookings(): Generator<object, never> {
  const day = new Date();
  let patient = 0;
  for (;;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const appointmentDate = day.toISOString().slice(0, 10);
    if (isClosedDate(calendar, appointmentDate)) continue;
    for (const { name: department, doctors } of calendar.departments) {
      for (const doctor of doctors) {
        for (const appointmentTime of calendar.slots) {
          patient += 1;
          yield {
            name: 'Bench Patient',
            email: `bench-${patient}@patient.example`,
            phone: `+91 ${90_000_00000 + patient}`,
            department,
            doctor,
            appointmentDate,
            appointmentTime,
            message: '',
          };
        }
      }
    }
  }
}
