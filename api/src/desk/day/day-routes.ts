import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import {
  canMove,
  DESK_ACTIONS,
  type DeskAction,
  type DeskAppointment,
  QUIET_FIELD,
} from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, type DeskNotice, listAppointments } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import { DESK_DAY_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { Refusal } from '#src/refusal.ts';
import { actOn } from '../appointment/act.ts';
import { createAnswers, readDeskRequest, readNotice } from '../appointment/answers.ts';
import { endVisitBefore, resumeVisitBefore } from '../appointment/call-in.ts';
import { readNextVisit } from '../appointment/next-visit.ts';
import type { DeskAuth } from '../door/auth.ts';
import { findPerson, getMaker, getPerson, wantsData } from '../door/session.ts';
import { type DayOptions, readAppointment, readDay } from './day.ts';
import type { DeskEvents } from './events.ts';
import { shareReadings } from './shared-readings.ts';

type DayRoutesOptions = DayOptions & {
  auth: DeskAuth;
  events: DeskEvents;
  getNow: () => Date;
};

/** The changes to other appointments that follow a press on one, by its action. */
const FOLLOW_ONS: Partial<Record<DeskAction, typeof endVisitBefore>> = {
  callin: endVisitBefore,
  undo: resumeVisitBefore,
};

/**
 * GET / and /day/{date}: the page, or a `DeskDay` for the page's script. With `?move={id}`, the page offers another
 * slot for that appointment, and with `?from={id}` one for the next visit of its patient.
 * POST /appointments/{id}/{action}: 303 back to the day. The script gets 200 with the appointment and the columns of
 * the day that it was on, or 404, 409 or 422 with the reason and the current appointment.
 * GET /events: server-sent events named `changed`, with what has changed as `{id}:{version}`, or empty when that is not
 * known.
 */
export async function dayRoutes(app: FastifyInstance, options: DayRoutesOptions): Promise<void> {
  const { auth, db, calendar, events, getNow } = options;
  const answer = createAnswers(options);
  const today = () => getToday(calendar.timeZone, getNow());
  const readShared = shareReadings((date) => readDay(options, date, getNow()));

  app.get(DESK_PATHS.today, (request, reply) => showDay(request, reply, today()));

  app.get(DESK_PATHS.day, (request, reply) => {
    const date = getText(request.query, 'date');
    const movingId = getText(request.query, 'move') || undefined;
    const nextOfId = getText(request.query, 'from') || undefined;
    return reply.redirect(isCalendarDate(date) ? toDayPath(date, movingId, nextOfId) : DESK_PATHS.today, 303);
  });

  app.get(`${DESK_PATHS.day}/:date`, (request, reply) => {
    const { date } = request.params as { date: string };
    if (!isCalendarDate(date)) throw new Refusal('not-found');
    return showDay(request, reply, date);
  });

  app.get(DESK_PATHS.events, (request, reply) => {
    reply.hijack();
    events.listen(reply.raw, async () => (await findPerson(auth, request.headers.cookie)) !== null);
  });

  app.post(`${DESK_PATHS.appointments}/:id/:action`, async (request, reply) => {
    const { action: word } = request.params as { action: string };
    const action = DESK_ACTIONS.find((name) => name === word);
    if (!action) throw new Refusal('not-found');
    const reason = [...getText(request.body, 'reason').trim()].slice(0, REASON_MAX_CHARS).join('');
    const isQuiet = getText(request.body, QUIET_FIELD) !== '';
    const asked = { ...readDeskRequest(request), action, reason, isQuiet };
    const now = getNow();
    const result = await actOn(db, asked, now, calendar.timeZone);
    if (typeof result === 'object') {
      const followOn = FOLLOW_ONS[action];
      const others = await followOn?.(db, result.row, getMaker(request), now, calendar.timeZone);
      events.tell([result.row, ...(others ?? [])]);
    }
    return answer(request, reply, action, result);
  });

  async function showDay(request: FastifyRequest, reply: FastifyReply, date: string) {
    reply.header('vary', 'accept');
    if (wantsData(request)) return readShared(date);
    const day = await readDay(options, date, getNow());
    return reply.renderPage(DESK_DAY_PAGE, {
      desk: {
        person: getPerson(request),
        day,
        notice: withBooked(await readNotice(options, request.query, getNow()), day, getText(request.query, 'id')),
        moving: await readMoving(getText(request.query, 'move')),
        nextVisit: await readNextVisit(options, getText(request.query, 'from'), getNow()),
      },
    });
  }

  async function readMoving(id: string): Promise<DeskAppointment | null> {
    const appointment = id === '' ? null : await readAppointment(options, id, getNow());
    return appointment && canMove(appointment) ? appointment : null;
  }
}

/** Adds the appointment that was booked, so that the notice says what to read out to the caller. */
function withBooked(notice: DeskNotice | null, day: DeskDay, id: string): DeskNotice | null {
  if (notice?.kind !== 'done' || notice.action !== 'booked') return notice;
  const booked = listAppointments(day).find((appointment) => appointment.id === id);
  return { ...notice, ...(booked && { booked }) };
}
