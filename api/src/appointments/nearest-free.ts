import { isCalendarDate, labelToSlot, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DoctorCalendar } from '@clinic/contract/open-slots.ts';
import { createReason, type Reason } from '@clinic/contract/refusals.ts';
import { findNearestSlot } from '@clinic/contract/timetable.ts';
import { getStates } from './closures/closed.ts';
import type { AppointmentStore } from './store/store.ts';

/**
 * A time that somebody has asked for. `calendar` has the sessions of the day, and knows how long the visit lasts. `own`
 * is the present time of an appointment that is being moved: only its start counts as taken.
 */
type AskedTime = {
  calendar: DoctorCalendar;
  doctorId: string;
  date: string;
  label: string;
  own?: { date: string; slot: string };
};

/** Adds the nearest free time of the day to the reason that the doctor does not offer the time that was asked for. */
export async function withNearestFree(
  store: Pick<AppointmentStore, 'listTaken' | 'listClosed'>,
  errors: Reason[],
  { calendar, doctorId, date, label, own }: AskedTime,
  now: Date,
): Promise<Reason[]> {
  const start = labelToSlot(label);
  const isAsked = errors.some(({ code }) => code === 'time-not-offered');
  if (!isAsked || start === null || !isCalendarDate(date)) return errors;
  const days = { from: date, to: date };
  const [taken, closed] = await Promise.all([store.listTaken([doctorId], days, now), store.listClosed(days)]);
  const isOwn = ({ start }: { start: string }) => own?.date === date && own.slot === start;
  const others = taken.filter((span) => !isOwn(span));
  const states = getStates(calendar, closed, { doctorId, date, taken: others }, now);
  const nearest = findNearestSlot(
    states.filter((slot) => slot.state === 'free' && !isOwn(slot)),
    start,
  );
  if (!nearest) return errors;
  return errors.map((reason) =>
    reason.code === 'time-not-offered'
      ? createReason(reason.code, reason.field, { nearestTime: slotToLabel(nearest.start) })
      : reason,
  );
}
