import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { readAppointment, readDay } from '#appointments/day.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import type { Desk } from '#frame/desk.ts';

/** Reads the appointment for which another time is chosen; `null` when it cannot be moved. */
export async function readMoving(data: ClinicData, id: string, now: Date): Promise<DeskAppointment | null> {
  const appointment = id === '' ? null : await readAppointment(data, id, now);
  return appointment && isExpected(appointment) ? appointment : null;
}

const sharing = new WeakMap<Desk, (date: string) => Promise<DeskDay>>();

/** Reads a day for a page that is open, together with others that ask for it. */
export function readShared(desk: Desk, date: string): Promise<DeskDay> {
  const read = sharing.get(desk) ?? shareReadings((day) => readDay(desk, day, desk.getNow()));
  sharing.set(desk, read);
  return read(date);
}

/**
 * Makes a function that reads days for the open pages of the desk. One event makes all of them ask at once. Those that
 * ask while a day is being read share the next reading of it, which has every change that was made before they asked.
 */
export function shareReadings<Day>(read: (date: string) => Promise<Day>): (date: string) => Promise<Day> {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Day>>();

  async function readNext(date: string): Promise<Day> {
    await running.get(date);
    next.delete(date);
    const reading = read(date);
    const ended = reading.catch(() => undefined).finally(() => running.delete(date));
    running.set(date, ended);
    return reading;
  }

  return (date) => {
    const reading = next.get(date) ?? readNext(date);
    next.set(date, reading);
    return reading;
  };
}
