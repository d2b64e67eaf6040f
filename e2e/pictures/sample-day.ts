import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import type { AppointmentStatus } from '@clinic/contract/visit-states.ts';
import type { APIRequestContext } from '@playwright/test';
import { DIALLING_PREFIX, TIME_ZONE } from '../content.ts';
import { query } from '../database.ts';
import { bookSample, getSample } from '../portal-samples.ts';

const MINUTE_MS = 60_000;
/** One time of so many stays free. */
const FREE_ONE_IN = 4;
/** Turns the number of a time into a share from 0 to 1 that looks like chance, and stays as it is. */
const toShare = (number: number) => (number * number * 0.618034) % 1;

/** Both first names mean 'sample', in two languages. */
const FIRST_NAMES = ['Namuna', 'Udaharan'];
const LAST_NAMES = (
  'Abhyankar Agashe Apte Bapat Barve Bhide Bhosale Chavan Chitale Damle Dandekar Dighe Dixit Gadgil Gaikwad Godbole Gore ' +
  'Gupte Hardikar Inamdar Jadhav Kamble Kanitkar Karve Kelkar Kothari Lele Limaye Mane Marathe More Mulay Naik Nene Oak ' +
  'Pendse Phadke Pujari Purandare Rajwade Ranade Reddy Rege Sabnis Sawant Shinde Sule Tambe Thorat Vaidya Wagh'
).split(' ');

/** The doings of a patient: the stored state, and minutes after the slot begins for the arrival and the call. */
type Step = { status: AppointmentStatus; arrived?: number; calledIn?: number };

const DONE: Step = { status: 'fulfilled', arrived: -12, calledIn: 4 };
const IN: Step = { status: 'arrived', arrived: -15, calledIn: 12 };
const WAITS: Step = { status: 'arrived', arrived: -10 };
const EARLY: Step = { status: 'arrived', arrived: -46 };
const ABSENT: Step = { status: 'noshow' };
const COMES: Step = { status: 'booked' };

/** The patients of each hour, from the first doctor's to the last's. Those whom it does not name are still to come. */
const STEPS: Record<string, Step[]> = {
  '09:00': [DONE, DONE, DONE, ABSENT, DONE, DONE, DONE, DONE, DONE],
  '10:00': [DONE, IN, DONE, DONE, DONE, IN, DONE, DONE, DONE],
  '11:00': [IN, WAITS, WAITS, IN, COMES, WAITS, IN, WAITS, COMES],
  '12:00': [COMES, EARLY, COMES, COMES, COMES, EARLY],
};

/** How many minutes the patients of one hour come apart from each other, at most. */
const SPREAD_MINUTES = 13;

/** Books three quarters of a day for invented patients, and lets those of the morning come. */
export async function fillDay(request: APIRequestContext, databaseFile: string, day: DeskDay): Promise<void> {
  const times = day.columns.flatMap(({ doctor, department, slots }, place) =>
    slots.map(({ slot }) => ({ slot, doctor, department, step: STEPS[slot]?.[place] ?? COMES })),
  );
  for (const [number, { slot, doctor, department, step }] of times.entries()) {
    const share = toShare(number);
    if (step === COMES && share < 1 / FREE_ONE_IN) continue;
    const email = `patient${number}@sample.example`;
    await bookSample(request, {
      ...getSample(0),
      name: `${FIRST_NAMES[Math.round((share * 7) % 1)]} ${LAST_NAMES[number % LAST_NAMES.length]}`,
      email,
      phone: `${DIALLING_PREFIX} 98765 ${10_000 + Math.floor(share * 90_000)}`,
      doctor,
      department,
      appointmentDate: day.date,
      appointmentTime: slotToLabel(slot),
    });
    const start = toInstant(TIME_ZONE, day.date, slot).getTime();
    const toTime = (minutes?: number) =>
      minutes === undefined ? null : new Date(start + (minutes - (number % SPREAD_MINUTES)) * MINUTE_MS).toISOString();
    // So many bookings within a minute would be marked for a review.
    const sql =
      'update appointments set needs_review = 0, status = ?, arrived_at = ?, called_in_at = ? where email = ?';
    query(databaseFile, sql, step.status, toTime(step.arrived), toTime(step.calledIn), email);
  }
  // The desk would show that the mails of all these bookings wait to be sent.
  query(databaseFile, 'delete from mails');
}
