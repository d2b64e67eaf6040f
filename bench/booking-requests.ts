import { readFile } from 'node:fs/promises';
import { type BookingCalendar, isClosedDate } from '@clinic/contract/booking-calendar.ts';
import { parse } from 'yaml';

const calendar: BookingCalendar = parse(await readFile(new URL('../content/booking.yaml', import.meta.url), 'utf8'));

/** Each free slot once: doctor by doctor, slot by slot, day by day, for centuries. */
export function* generateBookings(): Generator<object, never> {
  const day = new Date();
  for (;;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const appointmentDate = day.toISOString().slice(0, 10);
    if (isClosedDate(calendar, appointmentDate)) continue;
    for (const { name: department, doctors } of calendar.departments) {
      for (const doctor of doctors) {
        for (const appointmentTime of calendar.slots) {
          yield {
            name: 'Bench Patient',
            email: 'bench@patient.example',
            phone: '+91 00000 00000',
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
