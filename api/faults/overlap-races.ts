import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type BookingCalendar, slotToLabel, WEEKDAYS } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { isClosedDate, ofDoctor } from '@clinic/contract/open-slots.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { getSlots, overlap, type Slot } from '@clinic/contract/timetable.ts';
import { expect, test } from 'vitest';
import { createFolder } from '../test/folder.ts';
import { createPatient, ownCalendar } from './bookings.ts';
import { startProcesses } from './races.ts';
import { announce, isFull } from './scale.ts';
import { createVisitors } from './visitors.ts';

const ROUNDS = isFull ? 20 : 1;
const RIVALS = isFull ? 500 : 100;

/** Slots of these lengths are offered by one process each, as while a new timetable is brought out. */
const LENGTHS_MINUTES = [60, 10, 25, 45];

/** Tests processes with other timetables over the database that `createEnv` names. */
export function testOverlapRaces(database: string, createEnv: () => Promise<Record<string, string>>): void {
  test(`${database}: of ${RIVALS} at once for times that overlap, no two are booked, and nobody is refused for nothing`, {
    timeout: 60_000 + ROUNDS * 15_000,
  }, async ({ task }) => {
    const env = await createEnv();
    const calendars = LENGTHS_MINUTES.map((minutes) => createCalendar(minutes));
    const servers = await Promise.all(
      calendars.map(async (calendar) => startProcesses({ ...env, CONTENT_DIR: await writeContent(calendar) }, 1)),
    );
    const visitors = createVisitors();
    const days = listOpenDays(calendars[0] ?? ownCalendar);
    let bookedInAll = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { date, department, doctor } = days.next().value;
      const rivals = Array.from({ length: RIVALS }, (_, index) => {
        const turn = index % calendars.length;
        const slots = getSlots(ofDoctor(calendars[turn] ?? ownCalendar, doctor.id), date);
        return { port: servers[turn]?.ports[0] ?? 0, slot: slots[(index * 7) % slots.length] as Slot };
      });
      const outcomes = await Promise.all(
        rivals.map(({ port, slot }) =>
          visitors.send(port, {
            booking: {
              ...EMPTY_REQUEST,
              ...createPatient(),
              department,
              doctor: doctor.name,
              appointmentDate: date,
              appointmentTime: slotToLabel(slot.start),
            },
            key: randomUUID(),
          }),
        ),
      );
      expect(outcomes.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      const [booked, refused] = [201, 409].map((wanted) =>
        rivals.filter((_, index) => outcomes[index]?.status === wanted).map(({ slot }) => slot),
      );
      const clash = (slot: Slot) => booked?.some((other) => other !== slot && overlap(slot, other));
      expect(booked?.filter(clash)).toEqual([]);
      expect(refused?.filter((slot) => !clash(slot))).toEqual([]);
      bookedInAll += booked?.length ?? 0;
      if (round % 5 === 0) announce(`${database}: ${round} days, ${RIVALS} requests each for times that overlap`);
    }
    visitors.leave();
    task.meta.figures = `${database}: ${ROUNDS} × ${RIVALS} at once for times of ${LENGTHS_MINUTES.join(', ')} minutes that overlap, ${LENGTHS_MINUTES.length} processes: ${bookedInAll} booked, none over another, nobody refused for nothing`;
  });
}

/** The clinic's calendar with all doctors at work from nine to five, in slots of this length. */
function createCalendar(minutes: number): BookingCalendar {
  const hours = [{ weekdays: [...WEEKDAYS], from: '09:00', to: '17:00', minutes }];
  return {
    ...ownCalendar,
    departments: ownCalendar.departments.map((department) => ({
      ...department,
      doctors: department.doctors.map((doctor) => ({ ...doctor, hours })),
    })),
  };
}

async function writeContent(calendar: BookingCalendar): Promise<string> {
  const folder = join(await createFolder(), 'content');
  await mkdir(folder);
  await writeFile(join(folder, 'booking.yaml'), JSON.stringify(calendar));
  return folder;
}

/** Every open day of a doctor from the clinic's tomorrow on. */
function* listOpenDays(
  calendar: BookingCalendar,
): Generator<{ date: string; department: string; doctor: { id: string; name: string } }, never> {
  for (let date = getToday(calendar.timeZone, new Date()); ; ) {
    date = addDays(date, 1);
    for (const { name: department, doctors } of calendar.departments) {
      for (const doctor of doctors) {
        if (!isClosedDate(ofDoctor(calendar, doctor.id), date)) yield { date, department, doctor };
      }
    }
  }
}
