import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import {
  type DayDeed,
  DESK_ACTIONS,
  DESK_PATHS,
  DESK_REFUSALS,
  type DeskNotice,
  toDayPath,
} from '@clinic/contract/desk.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '../appointments/form-post.ts';
import type { DeskOutcome } from './change-for-desk.ts';
import { type DayOptions, readAppointment } from './day.ts';
import { wantsData } from './session.ts';

type Done = {
  /** The appointment. */
  id: string;
  deed: DayDeed;
  outcome: DeskOutcome;
  /** The day that a browser comes back to when nothing was done; any text. */
  date: string;
};

/**
 * Answers a form that changes an appointment. The script gets 200 with the appointment, or 404, 409, 422 with the reason
 * and the appointment as it is by now. Without script 303 leads to a day, whose page tells what was done.
 */
export function createAnswers(options: DayOptions & { getNow: () => Date }) {
  return async function answer(request: FastifyRequest, reply: FastifyReply, done: Done): Promise<FastifyReply> {
    const { id, deed, outcome, date } = done;
    const appointment = await readAppointment(options, id, options.getNow());
    if (wantsData(request)) {
      if (outcome === 'done') return reply.send({ appointment });
      return reply.code(toStatusCode(outcome)).send({ reason: outcome, appointment });
    }
    const query = new URLSearchParams(outcome === 'done' ? { done: deed } : { refused: outcome });
    if (outcome === 'done' && appointment?.email === '') query.set('mail', 'none');
    const shown = deed === 'moved' && outcome === 'done' && appointment ? appointment.date : date;
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

const DEEDS: readonly DayDeed[] = [...DESK_ACTIONS, 'moved', 'booked'];

/** What the address says of the form that led to it; `null` when it says nothing that is known. */
export function readNotice(query: unknown): DeskNotice | null {
  const action = DEEDS.find((name) => name === getText(query, 'done'));
  if (action) return { kind: 'done', action, ...(getText(query, 'mail') === 'none' && { isUnmailed: true }) };
  const reason = DESK_REFUSALS.find((name) => name === getText(query, 'refused'));
  return reason ? { kind: 'refused', reason } : null;
}
