import { SLOT_STATES, type SlotAvailability, type SlotState } from '@clinic/contract/appointment.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { type DoctorCalendar, getStatedSlots, toAvailability } from '@clinic/contract/open-slots.ts';
import { getUsualSlots } from '@clinic/contract/timetable.ts';
import { useEffect, useMemo, useState } from 'react';
import { fetchAvailability } from '#lib/browser/booking/appointment-client.ts';

type Options = {
  apiBase: string;
  /** The calendar of the chosen doctor. */
  calendar: DoctorCalendar;
  doctor: string;
  date: string;
  /** The id of the kind of visit; empty where the clinic distinguishes none. */
  visit?: string | undefined;
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
  /** Whether the API could not say it. */
  hasFailed?: true;
};

/**
 * Returns one doctor's slots on a day. Past and closed slots are known here, and the API says which are taken. Until it
 * answers, and when it fails, all other slots count as free.
 */
export function useAvailability(options: Options): DaySlots {
  const { apiBase, calendar, doctor, date, visit, isWanted, attempt, today } = options;
  const [answer, setAnswer] = useState<{ question: string; slots: SlotAvailability[] | null } | null>(null);
  const hasDate = isCalendarDate(date);
  const question = `${doctor}|${date}|${visit}|${attempt}|${today}`;

  useEffect(() => {
    if (!isWanted || !hasDate || !doctor) return;
    const leaving = new AbortController();
    fetchAvailability(apiBase, doctor, date, leaving.signal, visit).then((slots) => {
      if (!leaving.signal.aborted) setAnswer({ question, slots });
    });
    return () => leaving.abort();
  }, [apiBase, doctor, date, visit, hasDate, isWanted, question]);

  return useMemo(() => {
    const hasFailed = answer?.question === question && answer.slots === null;
    const answered = answer?.question === question ? answer.slots?.filter(isSlot) : undefined;
    const toUsual = (state: SlotState) => getUsualSlots(calendar).map((slot) => ({ ...slot, state }));
    const known = date === '' ? toUsual('free') : getStatedSlots(calendar, date, [], new Date());
    const slots = answered ?? toAvailability(known);
    // On a day without any times the usual ones are shown as closed.
    const shown = slots.length > 0 ? slots : toAvailability(toUsual('closed'));
    return { slots: shown, isAnswered: answered !== undefined, ...(hasFailed && { hasFailed }) };
  }, [answer, question, calendar, date]);
}

/** Whether an entry of an answer, which may be anything, is a slot. */
function isSlot(entry: SlotAvailability | null): boolean {
  return typeof entry?.time === 'string' && SLOT_STATES.includes(entry.state);
}
