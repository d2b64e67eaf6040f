import { addDays, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { findNextOpenDate, ofDoctor } from '@clinic/contract/open-slots.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appointment } from '../../sample-bookings.ts';
import { createTestApp } from '../../test-app.ts';
import { createName, createPeople, HOUR_MS, MINUTE_MS, nineDoctors, openReviewClinic } from './review-clinic.ts';

const DAY_MS = 24 * HOUR_MS;

const NETWORKS = 60;
const INTERVAL_MS = 3400;

/** Every slot of the nine doctors on one day, each for another person. */
function createWholeDay(appointmentDate: string) {
  const people = createPeople(nineDoctors.slots.length * 9);
  const places = nineDoctors.departments.flatMap(({ name: department, doctors }) =>
    doctors.flatMap(({ name: doctor }) =>
      nineDoctors.slots.map((slot) => ({ department, doctor, appointmentTime: slotToLabel(slot) })),
    ),
  );
  return places.map((place, index) => ({ ...appointment, ...people[index], ...place, appointmentDate }));
}

test('a bot that takes every slot of the next day in four minutes is marked from a third of the day on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, book, readRows, logLines } = await createTestApp({ calendar: nineDoctors, trustProxy: 1 });
  for (const [index, body] of createWholeDay('2026-11-21').entries()) {
    vi.advanceTimersByTime(INTERVAL_MS);
    const answer = await book(body, { 'x-forwarded-for': `198.51.${index % NETWORKS}.7` });
    expect(answer.statusCode).toBe(201);
  }
  const marks = readRows().map((row) => row.needs_review);
  expect(marks).toEqual([...Array(24).fill(0), ...Array(48).fill(1)]);
  const { body: metrics } = await app.inject('/metrics');
  expect(metrics).toContain('clinic_bookings_marked_for_review_total{reason="date"} 48');
  const warnings = logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  const sizes = warnings.filter(({ burst }) => burst === 'date').map(({ bookings }) => bookings);
  expect(sizes).toEqual([25, 43, 61]);
  expect(logLines.join('')).not.toMatch(/canary|patient\.example|198\.51/i);
});

test('the log names the size of a burst each time it has doubled, and every minute', () => {
  const { bookMany, clock, log } = openReviewClinic();
  bookMany(1000, 1 / 6);
  const readSizes = () => log.warn.mock.calls.splice(0).map(([{ bookings }]) => bookings);
  expect(readSizes()).toEqual([21, 42, 84, 168, 336, 672]);
  bookMany(120, 3);
  expect(readSizes()).toEqual([1038, 1078, 1118]);
  clock.ms += HOUR_MS;
  bookMany(30, 1 / 6);
  expect(readSizes()).toEqual([21]);
});

/** Makes numbers from 0 to 1 that look random and are the same in every run. */
function createChance(seed: number) {
  let state = seed;
  return () => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns the average number of bookings in this hour of the week. Hour 0 is the first of Monday. */
function getUsual(hour: number): number {
  const [day, timeOfDay] = [Math.floor(hour / 24), hour % 24];
  if (timeOfDay < 8 || timeOfDay >= 22) return 0.3;
  return day === 0 && timeOfDay >= 9 && timeOfDay < 12 ? 20 : 3;
}

/** Counts the marks of four weeks. `toDaysAhead` returns how many days before the visit a patient books. */
function countMarks(seed: number, toDaysAhead: (chance: number) => number): { booked: number; marked: number } {
  const { clock, book } = openReviewClinic();
  const chance = createChance(seed);
  let [booked, marked] = [0, 0];
  for (let minute = 0; minute < (28 * DAY_MS) / MINUTE_MS; minute += 1) {
    if (chance() >= getUsual(Math.floor(minute / 60) % (7 * 24)) / 60) continue;
    clock.ms = minute * MINUTE_MS;
    const today = addDays('2026-11-23', Math.floor(clock.ms / DAY_MS));
    const earlier = addDays(today, toDaysAhead(chance()) - 1);
    const appointmentDate =
      findNextOpenDate(ofDoctor(nineDoctors, ''), earlier, new Date(`${today}T23:00:00+05:30`)) ?? '';
    booked += 1;
    if (book({ change: { name: createName(booked), appointmentDate } })) marked += 1;
  }
  return { booked, marked };
}

test.each([1, 2, 3, 4, 5])('four usual weeks with busy Monday mornings are not marked (%i)', (seed) => {
  // Two in five want the next day, and the others a day of the next two weeks.
  const { booked, marked } = countMarks(seed, (chance) => (chance < 0.4 ? 1 : Math.ceil(((chance - 0.4) / 0.6) * 14)));
  expect(booked).toBeGreaterThan(1200);
  expect(marked).toBe(0);
});

/** The hours of a day's bookings, each with how many come in it on average. */
const DAYS = {
  'a busy day of seventy-two': [12, 16, 10, 8, 8, 6, 6, 6],
  'a camp day of seventy': [14, 14, 12, 10, 10, 10],
  'a Monday after a holiday': [20, 20, 20, 6, 5, 5, 4, 3],
  'the day before a holiday': [8, 12, 14, 12, 12, 10, 8, 6],
};

/** The open days from the next one on. */
const COMING = [
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
];

/** Books in the first days of a clinic that knows no usual pace yet, by chance. Returns which bookings are marked. */
function bookByChance(seed: number, perHour: readonly number[], toDate: (chance: number) => string): boolean[] {
  const { clock, book } = openReviewClinic();
  const chance = createChance(seed);
  const marks: boolean[] = [];
  for (let minute = 0; minute < perHour.length * 60; minute += 1) {
    if (chance() >= (perHour[Math.floor(minute / 60)] ?? 0) / 60) continue;
    clock.ms = minute * MINUTE_MS;
    marks.push(book({ change: { name: createName(marks.length), appointmentDate: toDate(chance()) } }));
  }
  return marks;
}

/** Two in five want the next day, and the others one of the days that follow. */
const toHonestDate = (chance: number) =>
  COMING[chance < 0.4 ? 0 : Math.floor(((chance - 0.4) / 0.6) * COMING.length)] ?? '';

test.each(Object.entries(DAYS))('%s marks nobody', (_name, perHour) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    expect(bookByChance(seed, perHour, toHonestDate).filter(Boolean)).toEqual([]);
  }
});

test.each([
  [60, 29],
  [113, 31],
  [200, 85],
])(
  'a bot that takes two thirds of the next three days, one in %i s, is marked from the %ith on at the latest',
  (seconds, last) => {
    for (const days of [COMING.slice(0, 3), COMING.slice(3, 6)]) {
      const { book, clock, log } = openReviewClinic();
      const marks = Array.from({ length: 143 }, (_, index) => {
        clock.ms += seconds * 1000;
        return book({ change: { appointmentDate: days[index % 3] ?? '' } });
      });
      expect(marks.slice(last - 1).every(Boolean)).toBe(true);
      expect(log.warn).toHaveBeenCalled();
    }
  },
);
