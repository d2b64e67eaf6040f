import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import {
  type DayChangeKind,
  DESK_ACTIONS,
  DESK_PATHS,
  DESK_REFUSALS,
  type DeskNotice,
  toDayPath,
} from '@clinic/contract/desk.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { type DayOptions, readAppointment } from '../day/day.ts';
import { wantsData } from '../door/session.ts';
import type { DeskOutcome } from './change-for-desk.ts';

type Done = {
  /** The appointment's id. */
  id: string;
  kind: DayChangeKind;
  outcome: DeskOutcome;
  /** The day that a browser returns to, except after a move, which leads to the new day. It may be any text. */
  date: string;
};

/**
 * Makes a function that answers a form that changes an appointment. The script gets 200 with the appointment, or 404,
 * 409 or 422 with the reason and the current appointment. Without script, 303 leads to a day whose page says what was
 * done.
 */
export function createAnswers(options: DayOptions & { getNow: () => Date }) {
  return async function answer(request: FastifyRequest, reply: FastifyReply, done: Done): Promise<FastifyReply> {
    const { id, kind, outcome, date } = done;
    const appointment = await readAppointment(options, id, options.getNow());
    if (wantsData(request)) {
      if (outcome === 'done') return reply.send({ appointment });
      return reply.code(toStatusCode(outcome)).send({ reason: outcome, appointment });
    }
    const query = new URLSearchParams(outcome === 'done' ? { done: kind } : { refused: outcome });
    if (outcome === 'done' && appointment?.email === '') query.set('mail', 'none');
    const shown = kind === 'moved' && outcome === 'done' && appointment ? appointment.date : date;
    return reply.redirect(`${isCalendarDate(shown) ? toDayPath(shown) : DESK_PATHS.today}?${query}`, 303);
  };
}

export function toStatusCode(outcome: Exclude<DeskOutcome, 'done'>): number {
  switch (outcome) {
    case 'gone':
      return 404;
    case 'outdated':
    case 'slot-taken':
    case 'contact-full':
      return 409;
    default:
      return 422;
  }
}

const KINDS: readonly DayChangeKind[] = [...DESK_ACTIONS, 'moved', 'booked'];

/** Reads the notice in a page's query, which the form before it has left; `null` without a known one. */
export function readNotice(query: unknown): DeskNotice | null {
  const action = KINDS.find((name) => name === getText(query, 'done'));
  if (action) return { kind: 'done', action, ...(getText(query, 'mail') === 'none' && { isUnmailed: true }) };
  const reason = DESK_REFUSALS.find((name) => name === getText(query, 'refused'));
  return reason ? { kind: 'refused', reason } : null;
}
