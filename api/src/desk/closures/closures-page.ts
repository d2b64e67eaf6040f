import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type ClosureEntries, type ClosuresView, DAY_PARTS, PART_TIMES } from '@clinic/contract/closures.ts';
import { listUsualStarts } from '@clinic/contract/open-slots.ts';
import { DESK_CLOSURES_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { SessionsPart } from '@clinic/contract/sessions.ts';
import { getSlotMinutes } from '@clinic/contract/timetable.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson } from '../door/session.ts';
import { readSessionEntries } from '../sessions/session-entries.ts';
import { listDeskSessions } from '../sessions/sessions.ts';
import { readUnoffered } from '../sessions/unoffered.ts';
import { listClosures } from './closures.ts';

type Shown = Partial<Pick<ClosuresView, 'notice' | 'refused' | 'entries'>> & {
  /** The outcome of the form that opens a session. */
  session?: Partial<Pick<SessionsPart, 'entries' | 'refused' | 'question'>>;
};

/**
 * Makes the function that answers with the page of closures and sessions. The address fills in the form that closes a
 * part of a day (`doctor`, `date` and `part`), or the one that opens a session (`doctor` and `date`).
 */
export function createClosuresPage(options: DayOptions & { getNow: () => Date }) {
  const { calendar, getNow } = options;
  return async (request: FastifyRequest, reply: FastifyReply, shown: Shown): Promise<FastifyReply> => {
    const now = getNow();
    const { notice = null, refused = null, entries, session = {} } = shown;
    const [closures, sessions, unoffered] = await Promise.all([
      listClosures(options, now),
      listDeskSessions(options, now),
      readUnoffered(options, now),
    ]);
    const wished = readWishes(request.query, getSlotMinutes(calendar));
    const deskClosures: ClosuresView = {
      person: getPerson(request),
      today: getToday(calendar.timeZone, now),
      departments: calendar.departments.map(({ name, doctors }) => ({
        name,
        doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctor.name })),
      })),
      slots: listUsualStarts(calendar),
      closures,
      notice,
      entries: entries ?? wished.closure,
      refused,
      sessions: { sessions, unoffered, entries: wished.session, refused: null, question: null, ...session },
    };
    const isRefused = refused || session.refused || session.question;
    return reply.renderPage(DESK_CLOSURES_PAGE, { deskClosures }, isRefused ? 422 : 200);
  };
}

/** Reads the entries with which the address fills in the forms. */
function readWishes(query: unknown, minutes: number) {
  const [doctor, firstDate] = [getText(query, 'doctor'), getText(query, 'date')];
  const part = DAY_PARTS.find((name) => name === getText(query, 'part'));
  const closure: Partial<ClosureEntries> = part ? { doctor, firstDate, ...PART_TIMES[part] } : {};
  const session = { ...readSessionEntries({}), minutes: String(minutes), ...(!part && { doctor, firstDate }) };
  return { closure, session };
}
