import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import {
  addDays,
  type BookingCalendar,
  getBookedVisitMinutes,
  hasBegun,
  isCalendarDate,
  markIfSoon,
} from '@clinic/contract/booking-calendar.ts';
import { getClosure, ofDoctor, toAvailability } from '@clinic/contract/open-slots.ts';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { DONE, type Done, type PortalAbsence, type PortalView } from '@clinic/contract/portal.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { getStates } from '../appointments/closures/closed.ts';
import type { Appointment } from '../appointments/store/appointment.ts';
import type { Days } from '../appointments/store/find.ts';
import type { AppointmentStore } from '../appointments/store/store.ts';
import { createMonth, getDaysOf, isBookableMonth } from './month.ts';
import { getNextDays, listNextTimes } from './next-times.ts';

/** The query of a page's address. Each field may be any text, and is ignored when it makes no sense. */
export type ViewQuery = { month: string; date: string; done: string };

export type ViewRequest = {
  appointment: Appointment;
  confirmation: AppointmentConfirmation;
  token: string;
  query: ViewQuery;
  refused: PortalView['refused'];
  now: Date;
};

/** The address of an appointment's page, below the service's origin. */
export function toPortalPath(token: string): string {
  return `${PORTAL_PATH}/${token}`;
}

/** Whether the appointment can still be moved and cancelled. */
export function canChange(calendar: BookingCalendar, appointment: Appointment, now: Date): boolean {
  return isExpected(appointment) && !hasBegun(calendar, appointment.date, appointment.slot, now);
}

/** Makes the function that collects the contents of an appointment's page. */
export function createViews(
  store: Pick<AppointmentStore, 'listTaken' | 'listClosed' | 'withSessions' | 'readMailWait' | 'findAbsence'>,
  calendar: BookingCalendar,
) {
  return async function createView(request: ViewRequest): Promise<PortalView> {
    const { appointment, confirmation, token, query, refused, now } = request;
    const { name, email, phone, doctorId, status, whatsapp } = appointment;
    const isChangeable = canChange(calendar, appointment, now);
    const [choice, mails, absence] = await Promise.all([
      isChangeable ? createChoice(appointment, query, now) : { month: null, day: null },
      appointment.email === '' ? ('none' as const) : store.readMailWait(appointment.id, now),
      isExpected(appointment) ? readAbsence(appointment, isChangeable, now) : null,
    ]);
    return {
      appointment: { ...confirmation, name, email, phone, doctorId, status },
      path: toPortalPath(token),
      canChange: isChangeable,
      done: readDone(query.done, appointment),
      mails,
      ...(whatsapp === 'wanted' && isExpected(appointment) && { whatsapp: true }),
      ...(absence && { absence }),
      ...choice,
      refused,
    };
  };

  /** The desk's news about the doctor at that time, with the next free times; `null` when there is none. */
  async function readAbsence(
    appointment: Appointment,
    isChangeable: boolean,
    now: Date,
  ): Promise<PortalAbsence | null> {
    const absence = await store.findAbsence(appointment);
    if (!absence) return null;
    const news = { kind: absence.kind, minutes: absence.minutes };
    if (!isChangeable) return { ...news, free: [] };
    const { doctorId } = appointment;
    const days = getNextDays(calendar, now);
    const { own, closed, taken } = await readDays(appointment, days, now);
    return { ...news, free: listNextTimes(own, closed, taken, { doctorId, ...days }, now) };
  }

  async function readDays(appointment: Appointment, days: Days, now: Date) {
    const { doctorId } = appointment;
    const [taken, closed, current] = await Promise.all([
      store.listTaken([doctorId], days, now),
      store.listClosed(days),
      store.withSessions(days),
    ]);
    return { own: ofDoctor(current, doctorId, getBookedVisitMinutes(calendar, appointment)), closed, taken };
  }

  /** The times that the patient can choose from. */
  async function createChoice(appointment: Appointment, query: ViewQuery, now: Date) {
    const wanted = query.month || (isCalendarDate(query.date) ? query.date.slice(0, 7) : '');
    const month = isBookableMonth(calendar, wanted, now) ? wanted : await findFreeMonth(appointment, now);
    const { own, getSlots } = await readSlots(appointment, getDaysOf(month), now);
    const isDayChosen = query.date.slice(0, 7) === month && getClosure(own, query.date, now) === null;
    return {
      month: createMonth(calendar, month, getSlots, now),
      day: isDayChosen ? { date: query.date, slots: getSlots(query.date) } : null,
    };
  }

  /** The month of the first day to move to, or else that of the appointment. */
  async function findFreeMonth(appointment: Appointment, now: Date): Promise<string> {
    const days = getNextDays(calendar, now);
    const { getSlots } = await readSlots(appointment, days, now);
    const isFree = (date: string) => date !== appointment.date && getSlots(date).some(({ state }) => state === 'free');
    for (let date = days.from; date <= days.to; date = addDays(date, 1)) if (isFree(date)) return date.slice(0, 7);
    return appointment.date.slice(0, 7);
  }

  /** The slots on each of these days. Of the appointment's own span only the start counts as taken. */
  async function readSlots(appointment: Appointment, days: Days, now: Date) {
    const { doctorId, date, slot } = appointment;
    const { own, closed, taken } = await readDays(appointment, days, now);
    const isOwn = (day: string, start: string) => day === date && start === slot;
    const getSlots = (day: string) => {
      const spans = taken.filter((span) => span.date === day && !isOwn(day, span.start));
      const states = getStates(own, closed, { doctorId, date: day, taken: spans }, now);
      const choices = states.map((one) => (isOwn(day, one.start) ? { ...one, state: 'taken' as const } : one));
      return toAvailability(choices).map((one) => markIfSoon(own, day, one, now));
    };
    return { own, getSlots };
  }
}

/** Reads the change that the page's address claims; `null` unless it is true of the appointment. */
function readDone(text: string, { status, sequence, whatsapp }: Appointment): Done | null {
  const done = DONE.find((word) => word === text) ?? null;
  if (done === 'whatsapp-ended') return whatsapp === 'ended' ? done : null;
  if (done === 'cancelled') return status === 'cancelled' ? done : null;
  return done === 'moved' && status === 'booked' && sequence > 0 ? done : null;
}
