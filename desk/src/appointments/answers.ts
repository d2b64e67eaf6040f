import { getText } from '@clinic/api/appointments/booking-request.ts';
import type { Changed } from '@clinic/api/appointments/changes/change.ts';
import { type DeskOutcome, toOutcome } from '@clinic/api/appointments/changes/change-for-desk.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { type DayChangeKind, DESK_ACTIONS, type DeskAppointment, isMailed } from '@clinic/contract/desk-appointment.ts';
import { DESK_REFUSALS, type DeskNotice } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import type { FastifyRequest } from 'fastify';
import type { ClinicData } from '../frame/clinic-data.ts';
import type { Done, Visit } from '../frame/room.ts';
import { getMaker, getPerson } from '../frame/session.ts';
import { describeAppointments, readAppointment, readColumns } from './day.ts';

/** Reads the appointment that a form is about, the version that was on the screen, and the sender. */
export function readDeskRequest(request: FastifyRequest) {
  const { id } = request.params as { id: string };
  // A missing number becomes NaN, which matches no version.
  const version = Number.parseInt(getText(request.body, 'version'), 10);
  const { undoSeconds } = getPerson(request);
  return { id, version, ...(undoSeconds && { undoSeconds }), ...getMaker(request) };
}

/**
 * Answers a form that changes an appointment. A script gets 200 with the appointment and what has changed on the day that
 * the form names, or 404, 409 or 422 with the reason and the current appointment. Without script, 303 leads to a day whose
 * page says what was done: the day named in the form, or after a move the new day.
 */
export async function answer(visit: Visit, kind: DayChangeKind, result: Changed | DeskOutcome): Promise<Done> {
  const { desk, params, now, field, isData } = visit;
  const appointment =
    typeof result === 'string'
      ? await readAppointment(desk, params.id ?? '', now)
      : (await describeAppointments(desk, [result.row], now))[0];
  const outcome = toOutcome(result);
  const date = field('date');
  if (isData) {
    if (outcome !== 'done') {
      return { to: DESK_PATHS.today, data: { reason: outcome, appointment }, status: toStatusCode(outcome) };
    }
    const isTold = typeof result === 'object' && isCalendarDate(date);
    const doctors = isTold ? [result.change.old_doctor, result.row.doctor] : [];
    const day = isTold ? await readColumns(desk, date, doctors, desk.getNow()) : undefined;
    return { to: DESK_PATHS.today, data: { appointment, day } };
  }
  const query = new URLSearchParams(outcome === 'done' ? { done: kind } : { refused: outcome });
  if (outcome === 'done' && appointment) describeMail(query, kind, appointment);
  const shown = kind === 'moved' && outcome === 'done' && appointment ? appointment.date : date;
  return { to: `${isCalendarDate(shown) ? toDayPath(shown) : DESK_PATHS.today}?${query}` };
}

/** Adds to the query what the next page says of the mail: that there is none, or that it can still be undone. */
export function describeMail(query: URLSearchParams, kind: DayChangeKind, appointment: DeskAppointment): void {
  const { id, undoUntil } = appointment;
  if (!isMailed(appointment) || (kind === 'undo' && undoUntil === undefined)) query.set('mail', 'none');
  if (undoUntil !== undefined) query.set('undo', id);
}

export function toStatusCode(outcome: Exclude<DeskOutcome, 'done'>): number {
  switch (outcome) {
    case 'gone':
      return 404;
    case 'outdated':
    case 'slot-taken':
    case 'contact-full':
    case 'mail-left':
      return 409;
    default:
      return 422;
  }
}

const KINDS: readonly DayChangeKind[] = [...DESK_ACTIONS, 'moved', 'booked'];

/** Reads the notice that the previous form has left in a page's query; `null` when there is none, or an unknown one. */
export async function readNotice(data: ClinicData, query: unknown, now: Date): Promise<DeskNotice | null> {
  const action = KINDS.find((name) => name === getText(query, 'done'));
  if (action) {
    const id = getText(query, 'undo');
    const changed = id === '' ? null : await readAppointment(data, id, now);
    return {
      kind: 'done',
      action,
      ...(getText(query, 'mail') === 'none' && { isUnmailed: true }),
      ...(changed?.undoUntil !== undefined && { undoable: changed }),
    };
  }
  const reason = DESK_REFUSALS.find((name) => name === getText(query, 'refused'));
  return reason ? { kind: 'refused', reason } : null;
}
