import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getSlotStates, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { useEffect, useMemo, useState } from 'react';
import { fetchAvailability } from '#lib/browser/appointment-client.ts';

type Options = {
  apiBase: string;
  calendar: BookingCalendar;
  doctor: string;
  date: string;
  /** Ask only when someone looks; `attempt` asks again, after a refusal. */
  isWanted: boolean;
  attempt: number;
};

/**
 * The day's slots for one doctor. Past and closed ones are known here; taken ones are asked of the API, and until it
 * answers, or when it does not, the rest is offered.
 */
export function useAvailability({ apiBase, calendar, doctor, date, isWanted, attempt }: Options): SlotAvailability[] {
  const [answer, setAnswer] = useState<{ question: string; slots: SlotAvailability[] | null } | null>(null);
  const hasDate = isCalendarDate(date);
  const question = `${doctor}|${date}|${attempt}`;

  useEffect(() => {
    if (!isWanted || !hasDate || !doctor) return;
    const leaving = new AbortController();
    fetchAvailability(apiBase, doctor, date, leaving.signal).then((slots) => {
      if (!leaving.signal.aborted) setAnswer({ question, slots });
    });
    return () => leaving.abort();
  }, [apiBase, doctor, date, hasDate, isWanted, question]);

  return useMemo(() => {
    const answered = answer?.question === question ? answer.slots : null;
    if (answered)
      return calendar.slots.map((time) => answered.find((slot) => slot.time === time) ?? { time, state: 'free' });
    if (hasDate) return getSlotStates(calendar, date, [], new Date());
    // A text that names no day, such as a year of five digits, has no hour to offer either.
    return calendar.slots.map((time) => ({ time, state: date === '' ? 'free' : 'closed' }));
  }, [answer, question, calendar, date, hasDate]);
}
