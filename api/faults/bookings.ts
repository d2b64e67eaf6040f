import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { isClosedDate, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';

export const ownCalendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));

/** One filled-in form and the key that the wizard would send with it. */
export type Attempt = { booking: AppointmentRequest; key: string };

/** A patient of its own, so that no limit per person is reached. */
export function createPatient() {
  const id = randomUUID();
  return {
    name: `Namuna Patient ${id}`,
    email: `${id}@patient.example`,
    phone: `+91 ${id}`,
    message: `First line of ${id}\nनमुना, second line`,
  };
}

/** Every slot of a calendar from tomorrow on, each for a different patient. */
export function* generateAttempts(calendar = ownCalendar): Generator<Attempt, never> {
  const day = new Date();
  for (;;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const appointmentDate = day.toISOString().slice(0, 10);
    if (isClosedDate(calendar, appointmentDate)) continue;
    for (const { name: department, doctors } of calendar.departments) {
      for (const { name: doctor } of doctors) {
        for (const appointmentTime of calendar.slots.map(slotToLabel)) {
          yield {
            booking: { ...createPatient(), department, doctor, appointmentDate, appointmentTime },
            key: randomUUID(),
          };
        }
      }
    }
  }
}
