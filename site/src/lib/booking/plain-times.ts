import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import {
  type BookingCalendar,
  getAllDoctors,
  type Hours,
  slotToLabel,
  WEEKDAYS,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { toSlots } from '@clinic/contract/timetable.ts';
import { joinAnd } from '#messages/hours.ts';

import type { TimeGroup } from '../browser/booking/time-groups.ts';
import { describeDays, dropPastHours } from './doctor-hours.ts';
import { toShown } from './shown-names.ts';

/** The times of the form without script. */
export type PlainTimes = TimeGroup<SlotAvailability>[];

/**
 * Lists the times for a form that does not know the doctor: the clinic's slots, or, when a doctor has hours of their own,
 * the times of each timetable that is not over, below its doctors and days. The chosen doctor's times come first.
 */
export function listPlainTimes(calendar: BookingCalendar, chosenDoctor = '', now = new Date()): PlainTimes {
  const today = getToday(calendar.timeZone, now);
  const doctors = getAllDoctors(calendar).map(({ name, hours }) => ({
    name,
    hours: hours && dropPastHours(hours, today),
  }));
  if (doctors.every(({ hours }) => !hours)) return [{ heading: '', slots: toFree(calendar.slots) }];
  const isChosen = ({ name }: { name: string }) => name === chosenDoctor;
  const inOrder = [...doctors.filter(isChosen), ...doctors.filter((doctor) => !isChosen(doctor))];
  const timetables = Map.groupBy(inOrder, ({ hours }) => JSON.stringify(hours ?? null));
  return [...timetables.values()].flatMap((sharing) => {
    const names = joinAnd(sharing.map(({ name }) => toShown(name)));
    const lines = Map.groupBy(sharing[0]?.hours ?? [toClinicHours(calendar)], describeDays);
    return [...lines].map(([days, held]) => {
      const starts = held.flatMap(toSlots).map(({ start }) => start);
      return { heading: `${names}: ${days}`, slots: toFree([...new Set(starts)].sort()) };
    });
  });
}

function toClinicHours({ slots, closedWeekdays }: BookingCalendar): Hours {
  return { weekdays: WEEKDAYS.filter((day) => !closedWeekdays.includes(day)), times: slots, minutes: 0 };
}

function toFree(starts: readonly string[]): SlotAvailability[] {
  return starts.map((start) => ({ time: slotToLabel(start), state: 'free' }));
}
