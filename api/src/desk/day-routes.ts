import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_ACTIONS, DESK_PATHS, DESK_REFUSALS, type DeskAction, type DeskNotice } from '@clinic/contract/desk.ts';
import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import { DESK_DAY_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '../appointments/form-post.ts';
import { Refusal } from '../refusal.ts';
import { act, type DeskOutcome } from './act.ts';
import { type DayOptions, readAppointment, readDay } from './day.ts';
import type { DeskEvents } from './events.ts';
import { getPerson, wantsData } from './session.ts';

type DayRoutesOptions = DayOptions & {
  events: DeskEvents;
  getNow: () => Date;
  /** Called when the desk has changed something. */
  tell: () => void;
};

/**
 * GET / and /day/{date}: the page, or a `DeskDay` for the page's script.
 * POST /appointments/{id}/{action}: 303 back to the day; for the script 200 with the appointment, or 404, 409, 422 with
 * the reason and the appointment as it is by now.
 * GET /events: server-sent events named `changed`.
 */
export async function dayRoutes(app: FastifyInstance, options: DayRoutesOptions): Promise<void> {
  const { db, calendar, events, getNow, tell } = options;
  const today = () => getToday(calendar.timeZone, getNow());

  app.get(DESK_PATHS.today, (request, reply) => showDay(request, reply, today()));

  app.get(DESK_PATHS.day, (request, reply) => {
    const date = getText(request.query, 'date');
    return reply.redirect(isCalendarDate(date) ? toDayPath(date) : DESK_PATHS.today, 303);
  });

  app.get(`${DESK_PATHS.day}/:date`, (request, reply) => {
    const { date } = request.params as { date: string };
    if (!isCalendarDate(date)) throw new Refusal('not-found');
    return showDay(request, reply, date);
  });

  app.get(DESK_PATHS.events, (_request, reply) => {
    reply.hijack();
    events.listen(reply.raw);
  });

  app.post(`${DESK_PATHS.appointments}/:id/:action`, async (request, reply) => {
    const { id, action: word } = request.params as { id: string; action: string };
    const action = DESK_ACTIONS.find((name) => name === word);
    if (!action) throw new Refusal('not-found');
    const outcome = await act(
      db,
      {
        id,
        action,
        // Without a number it fits no version.
        version: Number.parseInt(getText(request.body, 'version'), 10),
        reason: [...getText(request.body, 'reason').trim()].slice(0, REASON_MAX_CHARS).join(''),
        made_by: getPerson(request).email,
        made_from: request.ip,
      },
      getNow(),
      calendar.timeZone,
    );
    if (outcome === 'done') tell();
    return wantsData(request) ? answerScript(reply, id, outcome) : leadBack(request, reply, action, outcome);
  });

  async function showDay(request: FastifyRequest, reply: FastifyReply, date: string) {
    const day = await readDay(options, date, getNow());
    reply.header('vary', 'accept');
    if (wantsData(request)) return day;
    return reply.renderPage(DESK_DAY_PAGE, {
      desk: { person: getPerson(request), day, notice: readNotice(request.query) },
    });
  }

  async function answerScript(reply: FastifyReply, id: string, outcome: DeskOutcome) {
    const appointment = await readAppointment(options, id, getNow());
    if (outcome === 'done') return { appointment };
    return reply.code(toStatusCode(outcome)).send({ reason: outcome, appointment });
  }

  function leadBack(request: FastifyRequest, reply: FastifyReply, action: DeskAction, outcome: DeskOutcome) {
    const date = getText(request.body, 'date');
    const path = isCalendarDate(date) ? toDayPath(date) : DESK_PATHS.today;
    return reply.redirect(`${path}?${outcome === 'done' ? `done=${action}` : `refused=${outcome}`}`, 303);
  }
}

function toDayPath(date: string): string {
  return `${DESK_PATHS.day}/${date}`;
}

function toStatusCode(outcome: Exclude<DeskOutcome, 'done'>): number {
  if (outcome === 'gone') return 404;
  return outcome === 'not-allowed' ? 422 : 409;
}

function readNotice(query: unknown): DeskNotice | null {
  const action = DESK_ACTIONS.find((name) => name === getText(query, 'done'));
  if (action) return { kind: 'done', action };
  const reason = DESK_REFUSALS.find((name) => name === getText(query, 'refused'));
  return reason ? { kind: 'refused', reason } : null;
}
