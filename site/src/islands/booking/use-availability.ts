import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getSlotStates, isCalendarDate, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { useEffect, useMemo, useState } from 'react';
import { fetchAvailability } from '#lib/browser/booking/appointment-client.ts';

type Options = {
  apiBase: string;
  calendar: BookingCalendar;
  doctor: string;
  date: string;
  /** Whether the slots are shown. Only then is the API asked. */
  isWanted: boolean;
  /** A new number requests the slots again. */
  attempt: number;
  /** Today by the clinic's clock. A new day requests the slots again. */
  today: string;
};

export type DaySlots = {
  slots: SlotAvailability[];
  /** Whether the API has answered which slots are taken. */
  isAnswered: boolean;
};

/**
 * Returns one doctor's slots on a day. Past and closed slots are known here, and the API says which are taken. Until it
 * answers, and when it fails, all other slots count as free.
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
