import { hash } from 'node:crypto';
import { getStates, listClosed } from '@clinic/api/appointments/closures/closed.ts';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import { type Days, listTaken } from '@clinic/api/appointments/store/find.ts';
import { addDays, getAllDoctors, getLastBookableDate, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ofDoctor, type StatedSlot } from '@clinic/contract/open-slots.ts';
import { overlap, type Span } from '@clinic/contract/timetable.ts';
import type { Schedule, Slot } from 'fhir/r4.js';
import { toPeriod } from '#frame/clinic-time.ts';
import { isWithin } from './dates.ts';
import type { Kind, Scene } from './kind.ts';
import { toLocation, toPractitioner } from './references.ts';
import { type Asked, pickPage } from './search.ts';

/** How many days are read at once. Most pages lie in the first of them. */
const READ_DAYS = 14;

/** The longest id of FHIR, and of a doctor's part in it. */
const DOCTOR_MAX_CHARS = 64 - '20261124.1400.'.length;

/** The states of FHIR (https://hl7.org/fhir/R4/valueset-slotstatus.html). No time is in one of the last two. */
const STATES = {
  system: 'http://hl7.org/fhir/slotstatus',
  codes: ['free', 'busy', 'busy-unavailable', 'busy-tentative', 'entered-in-error'],
};

/** The coming times of each doctor, under the doctor's id. */
export const schedules: Kind = {
  type: 'Schedule',
  isVersioned: false,
  params: { _id: 'ids', actor: 'doctors', practitioner: 'doctors' },
  states: null,
  find: async (scene, asked) => {
    const all = listDoctorIds(scene, asked).map((id) => toSchedule(id, scene));
    return pickPage(all, asked).map((resource) => ({ resource }));
  },
};

/** The times of the days that can be booked, from today on, as the desk's board shows them. */
export const slots: Kind = {
  type: 'Slot',
  isVersioned: false,
  params: {
    _id: 'ids',
    start: 'dates',
    date: 'dates',
    schedule: 'doctors',
    practitioner: 'doctors',
    status: 'statuses',
  },
  states: STATES,
  find: async (scene, asked) => {
    const found: Slot[] = [];
    for await (const slot of listSlots(scene, asked)) {
      if (found.push(slot) >= asked.limit) break;
    }
    return found.map((resource) => ({ resource: resource as Slot & { id: string } }));
  },
};

function toSchedule(id: string, scene: Scene): Schedule & { id: string } {
  const { calendar, now } = scene;
  const department = calendar.departments.find(({ doctors }) => doctors.some((doctor) => doctor.id === id));
  return {
    resourceType: 'Schedule',
    id,
    active: true,
    serviceType: [{ text: department?.name ?? '' }],
    actor: [toPractitioner(scene, id), toLocation(scene)],
    planningHorizon: { start: getToday(calendar.timeZone, now), end: getLastBookableDate(calendar, now) },
  };
}

async function* listSlots(scene: Scene, asked: Asked): AsyncGenerator<Slot> {
  const doctorIds = listDoctorIds(scene, asked);
  // Postgres refuses an empty list of doctors.
  if (doctorIds.length === 0) return;
  const { from, to } = toDays(scene, asked);
  for (let first = from; first <= to; first = addDays(first, READ_DAYS)) {
    const end = addDays(first, READ_DAYS - 1);
    const read = await readTimes(scene, doctorIds, { from: first, to: end < to ? end : to });
    for (let date = first; date <= end && date <= to; date = addDays(date, 1)) {
      const ofDay = doctorIds.flatMap((doctorId) => toSlots(read(doctorId, date), { doctorId, date }, scene, asked));
      yield* ofDay
        .filter(
          ({ id, start }) =>
            id > asked.after && (asked.ids?.includes(id) ?? true) && isWithin(asked.dates, new Date(start)),
        )
        .sort((one, other) => (one.id < other.id ? -1 : 1));
    }
  }
}

/** Reads days, and resolves to the function that tells a doctor's times on one of them. */
async function readTimes({ db, calendar, now }: Scene, doctorIds: readonly string[], days: Days) {
  const [allTaken, closed, current] = await Promise.all([
    listTaken(db, doctorIds, days, now),
    listClosed(db, days),
    withSessions(db, calendar, days),
  ]);
  const takenOf = Map.groupBy(allTaken, ({ doctorId, date }) => `${doctorId} ${date}`);
  return (doctorId: string, date: string) => {
    const taken = takenOf.get(`${doctorId} ${date}`) ?? [];
    return { taken, stated: getStates(ofDoctor(current, doctorId), closed, { doctorId, date, taken }, now) };
  };
}

type Times = { taken: readonly Span[]; stated: readonly StatedSlot[] };

type DoctorDay = { doctorId: string; date: string };

/** Makes the slots of a doctor's day that are in the wanted states, which few may be of a whole year. */
function toSlots({ taken, stated }: Times, { doctorId, date }: DoctorDay, scene: Scene, { statuses }: Asked) {
  return stated.flatMap((slot): (Slot & { id: string })[] => {
    const free = slot.state === 'free' ? 'free' : 'busy-unavailable';
    // Somebody may be booked at a time that was closed, or has begun, since.
    const status = taken.some((span) => overlap(span, slot)) ? 'busy' : free;
    if (statuses?.includes(status) === false) return [];
    const period = { appointment_date: date, appointment_time: slot.start, appointment_end: slot.end };
    return [
      {
        resourceType: 'Slot',
        id: toSlotId(date, slot.start, doctorId),
        schedule: { reference: `Schedule/${doctorId}`, display: toPractitioner(scene, doctorId).display },
        status,
        ...toPeriod(scene.calendar.timeZone, period),
      },
    ];
  });
}

/** `20261124.1400.namuna-kale`. The end of a longer doctor's id becomes a part of its hash. */
function toSlotId(date: string, start: string, doctorId: string): string {
  const isLong = doctorId.length > DOCTOR_MAX_CHARS;
  const doctor = isLong
    ? `${doctorId.slice(0, DOCTOR_MAX_CHARS - 9)}.${hash('sha256', doctorId).slice(0, 8)}`
    : doctorId;
  return `${date.replaceAll('-', '')}.${start.replace(':', '')}.${doctor}`;
}

/** The days on which the wanted slots can lie. */
function toDays({ calendar, now }: Scene, { dates, ids, after }: Asked): Days {
  const { timeZone } = calendar;
  let [from, to] = [getToday(timeZone, now), getLastBookableDate(calendar, now)];
  const asked = ids?.map(toDate).sort() ?? [];
  const firsts = dates.filter(({ op }) => op === '>=').map(({ at }) => getToday(timeZone, at));
  const lasts = dates.filter(({ op }) => op === '<').map(({ at }) => getToday(timeZone, at));
  for (const first of [toDate(after), asked[0] ?? '', ...firsts])
    if (isCalendarDate(first) && first > from) from = first;
  for (const last of [asked.at(-1) ?? '', ...lasts]) if (isCalendarDate(last) && last < to) to = last;
  return { from, to };
}

/** `20261124.1400.namuna-kale` -> `2026-11-24` */
function toDate(slotId: string): string {
  return slotId.replace(/^(\d{4})(\d\d)(\d\d)\..*$/, '$1-$2-$3');
}

function listDoctorIds({ calendar }: Scene, { doctors }: Asked): string[] {
  return getAllDoctors(calendar)
    .map(({ id }) => id)
    .filter((id) => doctors?.includes(id) ?? true);
}
