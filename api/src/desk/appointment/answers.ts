import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { type DayChangeKind, DESK_ACTIONS, type DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { DESK_REFUSALS, type DeskNotice } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { Changed } from '#src/appointments/changes/change.ts';
import { type DeskOutcome, toOutcome } from '#src/appointments/changes/change-for-desk.ts';
import { type DayOptions, describeAppointments, readAppointment, readColumns } from '../day/day.ts';
import { getMaker, wantsData } from '../door/session.ts';

/** Reads the appointment that a form is about, the version that was on the screen, and the sender. */
export function readDeskRequest(request: FastifyRequest) {
  const { id } = request.params as { id: string };
  // A missing number becomes NaN, which matches no version.
  return { id, version: Number.parseInt(getText(request.body, 'version'), 10), ...getMaker(request) };
}

/**
 * Makes a function that answers a form that changes an appointment. The script gets 200 with the appointment and what
 * has changed on the day that the form names, or 404, 409 or 422 with the reason and the current appointment. Without
 * script, 303 leads to a day whose page says what was done: the day named in the form, or after a move the new day.
 */
export function createAnswers(options: DayOptions & { getNow: () => Date }) {
  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: DayChangeKind,
    result: Changed | DeskOutcome,
  ): Promise<FastifyReply> {
    const { id } = readDeskRequest(request);
    const now = options.getNow();
    const appointment =
      typeof result === 'string'
        ? await readAppointment(options, id, now)
        : (await describeAppointments(options, [result.row], now))[0];
    const outcome = toOutcome(result);
    if (wantsData(request)) {
      const day = typeof result === 'object' ? await readChangedColumns(request, result) : undefined;
      if (outcome === 'done') return reply.send({ appointment, day });
      return reply.code(toStatusCode(outcome)).send({ reason: outcome, appointment });
    }
    const query = new URLSearchParams(outcome === 'done' ? { done: kind } : { refused: outcome });
    if (outcome === 'done' && appointment) describeMail(query, kind, appointment);
    const date = getText(request.body, 'date');
    const shown = kind === 'moved' && outcome === 'done' && appointment ? appointment.date : date;
    return reply.redirect(`${isCalendarDate(shown) ? toDayPath(shown) : DESK_PATHS.today}?${query}`, 303);
  };

  async function readChangedColumns({ body }: FastifyRequest, { row, change }: Changed) {
    const date = getText(body, 'date');
    if (!isCalendarDate(date)) return undefined;
    return readColumns(options, date, [change.old_doctor, row.doctor], options.getNow());
  }
}

/** Adds to the query what the next page says of the mail: that there is none, or that it can still be undone. */
export function describeMail(query: URLSearchParams, kind: DayChangeKind, appointment: DeskAppointment): void {
  const { id, email, undoUntil } = appointment;
  if (email === '' || (kind === 'undo' && undoUntil === undefined)) query.set('mail', 'none');
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
export async function readNotice(options: DayOptions, query: unknown, now: Date): Promise<DeskNotice | null> {
  const action = KINDS.find((name) => name === getText(query, 'done'));
  if (action) {
    const id = getText(query, 'undo');
    const changed = id === '' ? null : await readAppointment(options, id, now);
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
