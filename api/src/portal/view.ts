import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import {
  type BookingCalendar,
  getVisitMinutes,
  hasBegun,
  isCalendarDate,
  markIfSoon,
} from '@clinic/contract/booking-calendar.ts';
import { getClosure, ofDoctor, toAvailability } from '@clinic/contract/open-slots.ts';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { DONE, type Done, type PortalAbsence, type PortalView } from '@clinic/contract/portal.ts';
import { getStates } from '../appointments/closures/closed.ts';
import type { Appointment } from '../appointments/store/appointment.ts';
import type { AppointmentStore } from '../appointments/store/store.ts';
import { chooseMonth, createMonth, getDaysOf } from './month.ts';
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
  return appointment.status === 'booked' && !hasBegun(calendar, appointment.date, appointment.slot, now);
}

/** Makes the function that collects the contents of an appointment's page. */
export function createViews(
  store: Pick<AppointmentStore, 'listTaken' | 'listClosed' | 'withSessions' | 'areMailsHeld' | 'findAbsence'>,
  calendar: BookingCalendar,
) {
  return async function createView(request: ViewRequest): Promise<PortalView> {
    const { appointment, confirmation, token, query, refused, now } = request;
    const { name, email, phone, doctorId, status } = appointment;
    const isChangeable = canChange(calendar, appointment, now);
    const [choice, mails, absence] = await Promise.all([
      isChangeable ? createChoice(appointment, query, now) : { month: null, day: null },
      readMailState(appointment),
      status === 'booked' ? readAbsence(appointment, isChangeable, now) : null,
    ]);
    return {
      appointment: { ...confirmation, name, email, phone, doctorId, status },
      path: toPortalPath(token),
      canChange: isChangeable,
      done: readDone(query.done, appointment),
      mails,
      ...(absence && { absence }),
      ...choice,
      refused,
    };
  };

  async function readMailState({ id, email }: Appointment): Promise<PortalView['mails']> {
    if (email === '') return 'none';
    return (await store.areMailsHeld(id)) ? 'held' : 'sent';
  }

  /** The desk's news about the doctor at that time, with the next free times; `null` when there is none. */
  async function readAbsence(
    appointment: Appointment,
    isChangeable: boolean,
    now: Date,
  ): Promise<PortalAbsence | null> {
    const news = await store.findAbsence(appointment);
    if (!news) return null;
    if (!isChangeable) return { ...news, free: [] };
    const { doctorId, visitId } = appointment;
    const days = getNextDays(calendar, now);
    const [taken, closed, current] = await Promise.all([
      store.listTaken([doctorId], days, now),
      store.listClosed(days),
      store.withSessions(days),
    ]);
    const own = ofDoctor(current, doctorId, getVisitMinutes(calendar, visitId));
    return { ...news, free: listNextTimes(own, closed, taken, { doctorId, ...days }, now) };
  }

  /** The times that the patient can choose from. Of the appointment's own span only the start counts as taken. */
  async function createChoice({ doctorId, visitId, date, slot }: Appointment, query: ViewQuery, now: Date) {
    const wanted = query.month || (isCalendarDate(query.date) ? query.date.slice(0, 7) : '');
    const month = chooseMonth(calendar, wanted, date.slice(0, 7), now);
    const days = getDaysOf(month);
    const [taken, closed, current] = await Promise.all([
      store.listTaken([doctorId], days, now),
      store.listClosed(days),
      store.withSessions(days),
    ]);
    const own = ofDoctor(current, doctorId, getVisitMinutes(calendar, visitId));
    const isOwn = (day: string, start: string) => day === date && start === slot;
    const getSlots = (day: string) => {
      const spans = taken.filter((span) => span.date === day && !isOwn(day, span.start));
      const states = getStates(own, closed, { doctorId, date: day, taken: spans }, now);
      const choices = states.map((one) => (isOwn(day, one.start) ? { ...one, state: 'taken' as const } : one));
      return toAvailability(choices).map((one) => markIfSoon(own, day, one, now));
    };
    const isDayChosen = query.date.slice(0, 7) === month && getClosure(own, query.date, now) === null;
    return {
      month: createMonth(calendar, month, getSlots, now),
      day: isDayChosen ? { date: query.date, slots: getSlots(query.date) } : null,
    };
  }
}

/** Reads the change that the page's address claims; `null` unless it is true of the appointment. */
function readDone(text: string, { status, sequence }: Appointment): Done | null {
  const done = DONE.find((word) => word === text) ?? null;
  if (done === 'cancelled') return status === 'cancelled' ? done : null;
  return done === 'moved' && status === 'booked' && sequence > 0 ? done : null;
}
