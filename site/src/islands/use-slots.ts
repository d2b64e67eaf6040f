import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getDayOfYear, getWeekday, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { type Dispatch, useEffect } from 'react';
import { LAST_STEP } from '#lib/browser/booking-steps.ts';
import { describeLostSlot } from '#lib/browser/lost-slot.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import { type BookingAction, type BookingState, mayHoldSlot } from './booking-state.ts';
import { useAvailability } from './use-availability.ts';

type Options = {
  apiBase: string;
  calendar: BookingCalendar;
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
};

/** The chosen day's slots as this person may have them, and what is to be said of them. */
export function useSlots({ apiBase, calendar, state, dispatch }: Options) {
  const { step, values, today, lostSlot, attempt } = state;
  const { slots: asked, isAnswered } = useAvailability({
    apiBase,
    calendar,
    doctor: values.doctor,
    date: values.appointmentDate,
    isWanted: step === LAST_STEP,
    attempt,
    today,
  });
  const slots = asked.map((slot) => {
    if (slot.time === values.appointmentTime && mayHoldSlot(state)) return { ...slot, state: 'free' as const };
    return slot.time === lostSlot?.time ? lostSlot : slot;
  });
  // A date field takes years of more than four digits, and a draft any text at all.
  const date = isCalendarDate(values.appointmentDate) ? values.appointmentDate : '';
  const chosenState = slots.find(({ time }) => time === values.appointmentTime)?.state ?? 'free';
  const dayText = isAnswered && date >= today ? describeDay(date, slots) : '';
  const lostText = lostSlot ? describeLostSlot(lostSlot, isAnswered ? slots : null, calendar, date, new Date()) : '';

  useEffect(() => {
    if (chosenState !== 'free') dispatch({ type: 'slotLost', state: chosenState });
  }, [chosenState, dispatch]);

  useEffect(() => {
    if (dayText) dispatch({ type: 'announced', text: dayText });
  }, [dayText, dispatch]);

  // After what is free that day, since the last words are the ones heard.
  useEffect(() => {
    if (lostText) dispatch({ type: 'announced', text: lostText });
  }, [lostText, dispatch]);

  return {
    slots,
    /** Why the time that was chosen cannot be had; empty when nothing was lost. */
    lostText,
  };
}

/** How much is free that day; of a closed day nothing. */
function describeDay(date: string, slots: SlotAvailability[]): string {
  if (slots.every(({ state }) => state === 'closed')) return '';
  const count = slots.filter(({ state }) => state === 'free').length;
  return words.timesFree(count, `${getWeekday(date)} ${getDayOfYear(date)}`);
}
