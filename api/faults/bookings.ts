import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { addDays, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { isClosedDate, ofDoctor } from '@clinic/contract/open-slots.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { getSlots } from '@clinic/contract/timetable.ts';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';

export const ownCalendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));

/** One filled-in form and the key that the wizard would send with it. */
export type Attempt = { booking: AppointmentRequest; key: string };

/** A new patient each time, so that no limit per person is reached. */
export function createPatient() {
  const id = randomUUID();
  return {
    name: `Namuna Patient ${id}`,
    email: `${id}@patient.example`,
    phone: `+91 ${id}`,
    message: `First line of ${id}\nनमुना, second line`,
  };
}

/** Every slot of a calendar from the clinic's tomorrow on, each for a different patient. */
export function* generateAttempts(calendar = ownCalendar): Generator<Attempt, never> {
  let appointmentDate = getToday(calendar.timeZone, new Date());
  for (;;) {
    appointmentDate = addDays(appointmentDate, 1);
    for (const { name: department, doctors } of calendar.departments) {
      for (const { id, name: doctor } of doctors) {
        const own = ofDoctor(calendar, id);
        if (isClosedDate(own, appointmentDate)) continue;
        for (const { start } of getSlots(own, appointmentDate)) {
          const place = { department, doctor, appointmentDate, appointmentTime: slotToLabel(start) };
          yield {
            booking: { ...EMPTY_REQUEST, ...createPatient(), ...place },
            key: randomUUID(),
          };
        }
      }
    }
  }
}
