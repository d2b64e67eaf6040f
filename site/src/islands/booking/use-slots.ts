import type { ShownSlot, SlotAvailability } from '@clinic/contract/appointment.ts';
import { isCalendarDate, markIfSoon } from '@clinic/contract/booking-calendar.ts';
import type { DoctorCalendar } from '@clinic/contract/open-slots.ts';
import { type Dispatch, useEffect, useLayoutEffect } from 'react';
import { LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { dateToDay } from '#messages/dates-and-times.ts';
import { leaveLostSlot } from './booking-focus.ts';
import { type BookingAction, type BookingState, mayHoldSlot } from './booking-state.ts';
import { useAvailability } from './use-availability.ts';
import type { LateParts } from './use-late-parts.ts';

type Options = {
  apiBase: string;
  /** The calendar of the chosen doctor. */
  calendar: DoctorCalendar;
  /** The id of the kind of visit; empty where the clinic distinguishes none. */
  visit?: string | undefined;
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  parts: LateParts | undefined;
};

/**
 * Returns the chosen day's slots for this person, and why the chosen time was lost. Announces the number of free slots.
 */
export function useSlots({ apiBase, calendar, visit, state, dispatch, parts }: Options) {
  const { step, values, today, lostSlot, attempt } = state;
  const {
    slots: asked,
    isAnswered,
    hasFailed,
  } = useAvailability({
    apiBase,
    calendar,
    doctor: values.doctor,
    date: values.appointmentDate,
    visit,
    isWanted: step === LAST_STEP,
    attempt,
    today,
  });
  // A date field accepts years of more than four digits, and a draft may hold any text.
  const date = isCalendarDate(values.appointmentDate) ? values.appointmentDate : '';
  const now = new Date();
  const slots = asked.map((slot): ShownSlot => {
    if (slot.time === values.appointmentTime && mayHoldSlot(state)) return { ...slot, state: 'free' as const };
    if (slot.time === lostSlot?.time) return lostSlot;
    return markIfSoon(calendar, date, slot, now);
  });
  // Until the answer, the time may be one of a session that the desk has opened, also on a day that is closed.
  // Afterwards it is one of the day's times.
  const unknownState = isAnswered && values.appointmentTime ? 'closed' : 'free';
  const foundState = slots.find(({ time }) => time === values.appointmentTime)?.state ?? unknownState;
  const mayBeOpened = date !== '' && step === LAST_STEP && !isAnswered && !hasFailed;
  const chosenState = mayBeOpened && foundState === 'closed' ? 'free' : foundState;
  const isShut = slots.every(({ state }) => state === 'closed');
  const dayText = isAnswered && date >= today && !isShut ? describeDay(date, slots) : '';
  // On a closed day the message is about the day, not about the time.
  const lostText =
    lostSlot && !isShut && parts
      ? parts.describeLostSlot(lostSlot, isAnswered ? slots : null, calendar, date, now)
      : '';

  // After each drawing: it looks at what has the focus, and most often does nothing.
  useLayoutEffect(leaveLostSlot);

  useEffect(() => {
    if (chosenState !== 'free') dispatch({ type: 'slotLost', state: chosenState });
  }, [chosenState, dispatch]);

  useEffect(() => {
    if (dayText) dispatch({ type: 'announced', text: dayText });
  }, [dayText, dispatch]);

  // Announced after the number of free times, because screen readers read the last announcement.
  useEffect(() => {
    if (lostText) dispatch({ type: 'announced', text: lostText });
  }, [lostText, dispatch]);

  return {
    slots,
    /** Says why the chosen time is not available, and which is the next one; empty when no time is lost. */
    lostText,
    /** Whether the doctor's whole day is closed. */
    isShut,
  };
}

/** Says how many times are free that day. */
function describeDay(date: string, slots: SlotAvailability[]): string {
  const count = slots.filter(({ state }) => state === 'free').length;
  return words.timesFree(count, dateToDay(date));
}
