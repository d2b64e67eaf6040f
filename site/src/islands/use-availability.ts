import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getSlotStates, isCalendarDate, slotToLabel } from '@clinic/contract/booking-calendar.ts';
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
  /** By the clinic's clock: another day asks again, too. */
  today: string;
};

export type DaySlots = {
  slots: SlotAvailability[];
  /** The API has said which ones are taken. */
  isAnswered: boolean;
};

/**
 * The day's slots for one doctor. Past and closed ones are known here; taken ones are asked of the API, and until it
 * answers, or when it does not, the rest is offered.
 */
export function useAvailability({ apiBase, calendar, doctor, date, isWanted, attempt, today }: Options): DaySlots {
  const [answer, setAnswer] = useState<{ question: string; slots: SlotAvailability[] | null } | null>(null);
  const hasDate = isCalendarDate(date);
  const question = `${doctor}|${date}|${attempt}|${today}`;

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
    const labels = calendar.slots.map(slotToLabel);
    const offer = (time: string): SlotAvailability => ({ time, state: 'free' });
    if (answered) {
      const slots = labels.map((time) => answered.find((slot) => slot?.time === time) ?? offer(time));
      return { slots, isAnswered: true };
    }
    const slots = date === '' ? labels.map(offer) : getSlotStates(calendar, date, [], new Date());
    return { slots, isAnswered: false };
  }, [answer, question, calendar, date]);
}
