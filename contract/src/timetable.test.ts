import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Hours, type Session, WEEKDAYS } from './booking-calendar.ts';
import { hoursSchema } from './hours-schema.ts';
import {
  addMinutes,
  findNearestSlot,
  getMinutes,
  getSlotMinutes,
  getSlots,
  getUsualSlots,
  isHeld,
  overlap,
  type Slot,
  type Timetable,
} from './timetable.ts';

/** A fixed seed, so that each day tries the same examples. */
const FIXED = { seed: 32, numRuns: 250 };

/** Three years, with a leap day. */
const FIRST_DAY = '2026-01-01';
const DAY_COUNT = 3 * 365 + 1;

const minuteOfDay = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((fives) => fives * 5);
const date = fc.integer({ min: 0, max: DAY_COUNT - 1 }).map((days) => addDays(FIRST_DAY, days));
const slotLength = fc.constantFrom(10, 15, 20, 25, 30, 40, 45, 60);
const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 7 });

/** A part of a day in which at least one slot fits. */
const span = fc
  .tuple(slotLength, minuteOfDay(0, 23 * 60))
  .chain(([minutes, from]) =>
    minuteOfDay(Math.min(from + minutes, 24 * 60), 24 * 60).map((to) => ({ minutes, from, to })),
  )
  .filter(({ minutes, from, to }) => from + minutes <= to)
  .map(({ minutes, from, to }) => ({ minutes, from: toText(from), to: toText(to) }));

const singleTimes = fc
  .tuple(slotLength, fc.uniqueArray(minuteOfDay(0, 23 * 60), { minLength: 1, maxLength: 4 }))
  .map(([minutes, times]) => ({ minutes, times: times.sort((one, other) => one - other).map(toText) }));

/** From when to when hours are held, and every how many weeks. */
const period = fc.oneof(
  fc.constant({}),
  date.map((last) => ({ last })),
  fc
    .record({
      first: date,
      days: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
      everyWeeks: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    })
    .map(({ first, days, everyWeeks }) => ({
      first,
      ...(days !== null && { last: addDays(first, days) }),
      ...(everyWeeks !== undefined && { everyWeeks }),
    })),
);

const line: fc.Arbitrary<Hours> = fc
  .tuple(weekdays, fc.oneof(span, singleTimes), period)
  .map(([days, times, when]) => ({ weekdays: days, ...times, ...when }));

/** Hours that content may have: those whose slots never overlap. */
const hours = fc.array(line, { minLength: 1, maxLength: 3 }).filter((lines) => hoursSchema.safeParse(lines).success);

const sessions: fc.Arbitrary<Session[]> = fc.array(
  fc
    .record({ firstDate: date, days: fc.integer({ min: 0, max: 400 }), times: span, opensClosedDays: fc.boolean() })
    .map(({ firstDate, days, times, opensClosedDays }) => ({
      ...{ id: `${firstDate} ${times.from}`, doctorId: 'a', firstDate, lastDate: addDays(firstDate, days) },
      ...{ ...times, opensClosedDays },
    })),
  { maxLength: 3 },
);

const CLINIC_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];
const NONE: Timetable = { slots: CLINIC_SLOTS, hours: null, sessions: [], visitMinutes: 0 };

test("getSlots equals a plain model for a doctor's hours", () => {
  fc.assert(
    fc.property(hours, fc.array(date, { minLength: 8, maxLength: 8 }), (lines, days) => {
      for (const day of days) {
        const slots = getSlots({ ...NONE, hours: lines }, day);
        expect(slots).toEqual(listByModel({ ...NONE, hours: lines }, day));
        expect(slots.filter(isOutOfOrder)).toEqual([]);
        const ends = lines.filter((one) => isHeldByModel(one, day)).map(({ to }) => to ?? '24:00');
        expect(slots.filter(({ end }) => !ends.some((to) => end <= to))).toEqual([]);
      }
    }),
    FIXED,
  );
});

test('getSlots equals a plain model with sessions of the desk', () => {
  fc.assert(
    fc.property(fc.option(hours, { nil: null }), sessions, date, (lines, opened, day) => {
      const days = [day, ...opened.flatMap(({ firstDate, lastDate }) => [firstDate, lastDate])];
      for (const one of days) {
        const timetable = { ...NONE, hours: lines, sessions: opened };
        const slots = getSlots(timetable, one);
        expect(slots).toEqual(listByModel(timetable, one));
        expect(slots.filter(isOutOfOrder)).toEqual([]);
        // A session takes nothing away from the hours.
        const usual = getSlots({ ...NONE, hours: lines }, one);
        expect(slots.filter(({ session }) => !session)).toEqual(usual);
      }
    }),
    FIXED,
  );
});

test('a visit begins only where the following slots touch and are enough', () => {
  fc.assert(
    fc.property(
      fc.option(hours, { nil: null }),
      sessions,
      date,
      fc.constantFrom(5, 10, 30, 45, 60, 90, 120, 480),
      (lines, opened, day, visitMinutes) => {
        const timetable = { ...NONE, hours: lines, sessions: opened, visitMinutes };
        for (const one of [day, ...opened.map(({ firstDate }) => firstDate)]) {
          const visits = getSlots(timetable, one);
          expect(visits).toEqual(listByModel(timetable, one));
          const single = getSlots({ ...timetable, visitMinutes: 0 }, one);
          for (const visit of visits) {
            expect(getMinutes(visit)).toBeGreaterThanOrEqual(visitMinutes);
            // The visit takes whole slots, which fill it without a gap, and no more of them than it needs.
            const parts = single.filter((slot) => overlap(slot, visit));
            expect(parts.reduce((sum, slot) => sum + getMinutes(slot), 0)).toBe(getMinutes(visit));
            expect([parts[0]?.start, parts.at(-1)?.end]).toEqual([visit.start, visit.end]);
            expect(getMinutes(visit) - getMinutes(parts.at(-1) ?? visit)).toBeLessThan(visitMinutes);
          }
        }
      },
    ),
    FIXED,
  );
});

test('the usual slots are those of some day of the timetable', () => {
  fc.assert(
    fc.property(line, (one) => {
      const starts = getUsualSlots({ ...NONE, hours: [one] }).map(({ start }) => start);
      const first = one.first ?? FIRST_DAY;
      const days = Array.from({ length: 42 }, (_, number) => addDays(first, number));
      const held = days.filter((day) => (one.last ?? day) >= day && isHeld(one, day));
      for (const day of held) {
        expect(getSlots({ ...NONE, hours: [one] }, day).map(({ start }) => start)).toEqual(starts);
      }
    }),
    FIXED,
  );
});

test('hours are refused as overlapping exactly when some day has slots that overlap', () => {
  fc.assert(
    fc.property(line, line, (one, other) => {
      const lines = [one, other];
      // A line that is wrong by itself is not compared.
      fc.pre(lines.every((each) => hoursSchema.safeParse([each]).success));
      const doOverlap = listLine(one).some((slot) => listLine(other).some((another) => overlap(slot, another)));
      const isHeldTogether = listDaysOfBoth(one, other).some((day) => lines.every((each) => isHeldByModel(each, day)));
      expect(hoursSchema.safeParse(lines).success).toBe(!(doOverlap && isHeldTogether));
    }),
    FIXED,
  );
});

test('the weeks of hours are counted from the week of the first day, which begins on Monday', () => {
  // A Saturday.
  const second: Hours = { weekdays: ['Saturday', 'Sunday', 'Monday'], minutes: 60, first: '2027-01-02', everyWeeks: 2 };
  const days = Array.from({ length: 30 }, (_, number) => addDays('2026-12-28', number));
  expect(days.filter((day) => isHeld(second, day))).toEqual([
    ...['2027-01-02', '2027-01-03'],
    ...['2027-01-11', '2027-01-16', '2027-01-17'],
    ...['2027-01-25'],
  ]);
});

test('a text that is no date has no slots', () => {
  for (const text of ['', '2027-02-30', 'soon', '2027-1-1']) expect(getSlots(NONE, text)).toEqual([]);
});

test('the nearest slot is found, the earlier one of two', () => {
  const slots = ['09:00', '10:00', '16:20'].map((start) => ({ start, end: addMinutes(start, 20) }));
  const find = (time: string) => findNearestSlot(slots, time)?.start;
  expect([find('00:00'), find('09:29'), find('09:30'), find('09:31'), find('23:59')]).toEqual([
    ...['09:00', '09:00', '09:00', '10:00', '16:20'],
  ]);
  expect(findNearestSlot([], '09:00')).toBeNull();
});

test('a slot that goes on after midnight counts on', () => {
  expect(getSlots({ ...NONE, slots: ['22:30', '23:30'] }, '2027-01-01')).toEqual([
    { start: '22:30', end: '23:30' },
    { start: '23:30', end: '24:30' },
  ]);
  expect(getMinutes({ start: '23:30', end: '24:30' })).toBe(60);
});

test.each([
  [['09:00', '10:00', '14:00'], 60],
  [['09:00', '09:20', '14:00'], 20],
  [['09:00', '14:00'], 60],
  [['09:00'], 60],
])('appointments of the slots %j last %i minutes', (slots, minutes) => {
  expect(getSlotMinutes({ slots })).toBe(minutes);
});

/** Whether a slot does not end before the next one begins, or not after its own beginning. */
function isOutOfOrder({ start, end }: Slot, index: number, slots: readonly Slot[]): boolean {
  const next = slots[index + 1]?.start ?? end;
  return start >= end || end > next;
}

/** The days on which two lines are looked at: the weeks of both come together within 20 weeks. */
function listDaysOfBoth(one: Hours, other: Hours): string[] {
  const [, first] = [one.first ?? '', other.first ?? ''].sort();
  const [last] = [one.last ?? '9999-12-31', other.last ?? '9999-12-31'].sort();
  const from = first || (last === '9999-12-31' ? FIRST_DAY : addDays(last ?? '', -6));
  return Array.from({ length: 21 * 7 }, (_, number) => addDays(from, number));
}

/** The model: it counts minutes one by one, and days from one that is known to be a Monday. */
function listByModel({ slots, hours: lines, sessions: opened, visitMinutes }: Timetable, day: string): Slot[] {
  const isTaken = new Set<number>();
  const all: { from: number; to: number; session?: Session }[] = [];
  const add = ({ start, end }: Slot, session?: Session) => {
    const minutes = Array.from({ length: toNumber(end) - toNumber(start) }, (_, number) => toNumber(start) + number);
    if (minutes.some((minute) => isTaken.has(minute))) return;
    all.push({ from: toNumber(start), to: toNumber(end), ...(session && { session }) });
    return minutes;
  };
  const addAll = (some: Slot[], session?: Session) => {
    // Slots of one session, or of the hours, do not overlap among themselves.
    for (const minute of some.flatMap((slot) => add(slot, session) ?? [])) isTaken.add(minute);
  };
  const clinicSlots = slots.map((start) => ({ start, end: toText(toNumber(start) + 60) }));
  addAll(lines ? lines.filter((one) => isHeldByModel(one, day)).flatMap(listLine) : clinicSlots);
  for (const session of opened) {
    const days = countDays(session.firstDate, day);
    if (days >= 0 && days % 7 === 0 && countDays(day, session.lastDate) >= 0) addAll(listLine(session), session);
  }
  all.sort((one, other) => one.from - other.from);
  return all.flatMap(({ from, to, session }) => {
    let end = to;
    while (visitMinutes > end - from) {
      const next = all.find((slot) => slot.from === end);
      if (!next || next.session?.opensClosedDays !== session?.opensClosedDays) return [];
      end = next.to;
    }
    return [{ start: toText(from), end: toText(end), ...(session && { session }) }];
  });
}

function isHeldByModel({ weekdays: days, first, last, everyWeeks }: Hours, day: string): boolean {
  if (!days.includes(toWeekday(day))) return false;
  if (first && countDays(first, day) < 0) return false;
  if (last && countDays(day, last) < 0) return false;
  if (!first || !everyWeeks) return true;
  let monday = first;
  while (toWeekday(monday) !== 'Monday') monday = addDays(monday, -1);
  for (let week = 0; ; week += 1) {
    const isInWeek = countDays(addDays(monday, 7 * week), day) < 7;
    if (isInWeek) return week % everyWeeks === 0;
  }
}

function listLine({ times, from, to, minutes }: Pick<Hours, 'times' | 'from' | 'to' | 'minutes'>): Slot[] {
  const starts = times ? times.map(toNumber) : [];
  const [first, last] = [toNumber(from ?? ''), toNumber(to ?? '')];
  for (let minute = 0; !times && minute < 24 * 60; minute += 1) {
    const isStart = minute >= first && (minute - first) % minutes === 0;
    if (isStart && minute + minutes <= last) starts.push(minute);
  }
  return starts.map((start) => ({ start: toText(start), end: toText(start + minutes) }));
}

function toWeekday(day: string) {
  // 2024-01-01 was a Monday.
  const days = countDays('2024-01-01', day);
  return WEEKDAYS[(1 + (days % 7) + 7) % 7] as (typeof WEEKDAYS)[number];
}

function countDays(from: string, to: string): number {
  return Math.round((new Date(to).getTime() - new Date(from).getTime()) / 86_400_000);
}

function toNumber(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}

function toText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
