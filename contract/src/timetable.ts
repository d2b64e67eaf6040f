import {
  type BookingCalendar,
  countDays,
  DAYS_PER_WEEK,
  getDayOfYear,
  getWeekday,
  type Hours,
  isCalendarDate,
  labelToSlot,
  type Session,
  slotToLabel,
} from './booking-calendar.ts';

/** The shortest and the longest slot of a doctor's own hours and of a session. */
export const SLOT_MIN_MINUTES = 10;
export const SLOT_MAX_MINUTES = 60;

const MINUTES_PER_HOUR = 60;

/** The clinic's slots with their ends, for each list of starts: a booking asks for them several times. */
const clinicSlots = new WeakMap<readonly string[], readonly Slot[]>();

/** A Monday, from which weeks are counted. */
const FIRST_MONDAY = '1970-01-05';

/**
 * A time that can be booked with one doctor, from `start` up to `end`, on the clinic's 24-hour clock: `14:00`. The end
 * of a slot that goes on after midnight counts on: `24:30`. `session` is the session that has opened the slot.
 */
export type Slot = { start: string; end: string; session?: Session };

/** A span of a day, as `Slot` gives it. */
export type Span = Pick<Slot, 'start' | 'end'>;

/** The times of one doctor. */
export type Timetable = {
  /** The clinic's slots, which hold where `hours` is `null`. */
  slots: readonly string[];
  hours: readonly Hours[] | null;
  sessions: readonly Session[];
  /** How long the visit lasts that a slot is wanted for; 0 for one slot, whatever its length. */
  visitMinutes: number;
} & Partial<ClosedDays>;

type ClosedDays = Pick<BookingCalendar, 'closedWeekdays' | 'closedDates'>;

/**
 * Returns the slots of a doctor's day, the earliest first. Those of a closed day are among them, and `getStatedSlots`
 * says whether a slot can be booked. Empty for a text that is not a date.
 */
export function getSlots(timetable: Timetable, date: string): readonly Slot[] {
  const { slots, hours, sessions, visitMinutes } = timetable;
  if (!isCalendarDate(date)) return [];
  let all = hours?.filter((line) => isHeld(line, date)).flatMap(toSlots) ?? toClinicSlots(slots);
  const isShut = isShutByContent(timetable, date);
  for (const session of sessions.filter((one) => isSessionHeld(one, date))) {
    const own = toSlots(session).map((slot) => ({ ...slot, session }));
    // A slot that nobody can book gives way to one that can be booked.
    if (isShut && session.opensClosedDays) {
      all = all.filter((slot) => slot.session?.opensClosedDays || !own.some((other) => overlap(slot, other)));
    }
    // Hours that were added to content later, and sessions that were opened earlier, come first.
    all = [...all, ...own.filter((slot) => !all.some((other) => overlap(slot, other)))];
  }
  return stretch([...all].sort(byStart), visitMinutes);
}

type ShutDays = Pick<Timetable, 'hours' | 'closedWeekdays' | 'closedDates'>;

/** Whether content closes the doctor's usual hours on a calendar date. */
export function isShutByContent(timetable: ShutDays, date: string): boolean {
  return isClosedWeekday(timetable, date) || isAmongClosedDates(timetable, date);
}

/** A doctor with hours of their own also works on the clinic's closed weekdays, when the hours name them. */
export function isClosedWeekday(
  { hours, closedWeekdays = [] }: Pick<Timetable, 'hours' | 'closedWeekdays'>,
  date: string,
): boolean {
  return hours === null && closedWeekdays.includes(getWeekday(date));
}

export function isAmongClosedDates({ closedDates = [] }: Pick<Timetable, 'closedDates'>, date: string): boolean {
  return [date, getDayOfYear(date)].some((day) => closedDates.includes(day));
}

/** Returns every slot that some day of the timetable has, for a day that is not known yet. */
export function getUsualSlots({ slots, hours, visitMinutes }: Timetable): Slot[] {
  const lines = hours?.map(toSlots) ?? [toClinicSlots(slots)];
  const starts = new Map(lines.flatMap((line) => stretch(line, visitMinutes)).map((slot) => [slot.start, slot]));
  return [...starts.values()].sort(byStart);
}

/** How long a slot of the clinic lasts, in minutes: the shortest time between two slots, and an hour at most. */
export function getSlotMinutes({ slots }: Pick<Timetable, 'slots'>): number {
  const starts = slots.map(toMinutes);
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  return Math.min(SLOT_MAX_MINUTES, ...gaps);
}

/** Whether these hours are held on a calendar date. */
export function isHeld({ weekdays, first, last, everyWeeks = 1 }: Hours, date: string): boolean {
  if (!weekdays.includes(getWeekday(date))) return false;
  if ((first && date < first) || (last && date > last)) return false;
  return !first || (getWeek(date) - getWeek(first)) % everyWeeks === 0;
}

export function isSessionHeld({ firstDate, lastDate }: Pick<Session, 'firstDate' | 'lastDate'>, date: string): boolean {
  return firstDate <= date && date <= lastDate && getWeekday(date) === getWeekday(firstDate);
}

/** Whether two spans of one day have a minute in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The time of day `minutes` later: `14:50`, 20 -> `15:10`. */
export function addMinutes(time: string, minutes: number): string {
  return toTime(toMinutes(time) + minutes);
}

/** `02:00 PM`, 40 -> `02:40 PM` */
export function toLater(time: string, minutes: number): string {
  const slot = labelToSlot(time);
  return slot === null ? time : slotToLabel(addMinutes(slot, minutes));
}

/** Returns the slot that begins nearest to a time, the earlier of two; `null` when there are none. */
export function findNearestSlot(slots: readonly Slot[], time: string): Slot | null {
  const getDistance = ({ start }: Slot) => Math.abs(toMinutes(start) - toMinutes(time));
  return slots.toSorted((one, other) => getDistance(one) - getDistance(other))[0] ?? null;
}

/** How long a span lasts, in minutes. */
export function getMinutes({ start, end }: Span): number {
  return toMinutes(end) - toMinutes(start);
}

/** The slots of one line of hours, or of a session, on a day on which it is held. */
export function toSlots({
  from = '',
  to = '',
  times,
  minutes,
}: Pick<Hours, 'from' | 'to' | 'times' | 'minutes'>): Slot[] {
  if (times) return toEqualSlots(times, minutes);
  const slots: Slot[] = [];
  if (!from || !to) return slots;
  for (let start = from, end = addMinutes(from, minutes); end <= to; start = end, end = addMinutes(start, minutes)) {
    slots.push({ start, end });
  }
  return slots;
}

/**
 * Returns the slots from which a visit can begin, each with the end of the last slot that the visit needs: the next
 * ones have to follow without a gap.
 */
function stretch(slots: readonly Slot[], visitMinutes: number): readonly Slot[] {
  if (visitMinutes === 0) return slots;
  return slots.flatMap((first, place) => {
    let last = first;
    for (const next of slots.slice(place + 1)) {
      if (getMinutes({ start: first.start, end: last.end }) >= visitMinutes) break;
      if (next.start !== last.end || next.session?.opensClosedDays !== first.session?.opensClosedDays) break;
      last = next;
    }
    const stretched = { ...first, end: last.end };
    return getMinutes(stretched) >= visitMinutes ? [stretched] : [];
  });
}

function toEqualSlots(starts: readonly string[], minutes: number): Slot[] {
  return starts.map((start) => ({ start, end: addMinutes(start, minutes) }));
}

function toClinicSlots(slots: readonly string[]): readonly Slot[] {
  let made = clinicSlots.get(slots);
  if (!made) {
    made = toEqualSlots(slots, getSlotMinutes({ slots }));
    clinicSlots.set(slots, made);
  }
  return made;
}

/** The number of a date's week, which begins on Monday. */
function getWeek(date: string): number {
  return Math.floor(countDays(FIRST_MONDAY, date) / DAYS_PER_WEEK);
}

function byStart(one: Slot, other: Slot): number {
  return one.start < other.start ? -1 : 1;
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}

function toTime(minutes: number): string {
  return [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
