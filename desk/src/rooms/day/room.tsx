import { Refusal } from '@clinic/api/refusal.ts';
import { dateToWords, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type DeskDay, type DeskNotice, type DeskView, listAppointments } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { readNotice } from '#appointments/answers.ts';
import { readDay } from '#appointments/day.ts';
import { readNextVisit } from '#appointments/next-visit.ts';
import { deskMessages as words } from '#appointments/words.ts';
import { Answer, defineRoom, leadTo, type Visit } from '#frame/room.ts';
import { findSignedIn } from '#frame/session.ts';
import { acts } from './acts.ts';
import { DeskDay as Page } from './DeskDay.tsx';
import { readMoving, readShared } from './queries.ts';

const isToday = ({ day }: DeskView) => day.date === day.today;

/**
 * A day: its page, or its data for the page's script. With `?move={id}` the page offers another time for that
 * appointment, and with `?from={id}` one for the next visit of its patient.
 */
export const day = defineRoom<DeskView>({
  name: 'day',
  path: `${DESK_PATHS.day}/:date`,
  toTitle: (view) => (isToday(view) ? words.today : dateToWords(view.day.date)),
  toPlace: (view) => (isToday(view) ? 'today' : undefined),
  isFilling: true,
  isRefused: ({ notice }) => notice?.kind === 'refused',
  load,
  data: (visit) => readShared(visit.desk, readDate(visit)),
  acts,
  files: { [DESK_PATHS.day]: leadToDay, [DESK_PATHS.events]: listen },
  Page,
  script: 'rooms/day/day.client.tsx',
});

/** The day's page at the desk's first address. */
export const today = { ...day, path: DESK_PATHS.today, acts: {}, files: {} };

async function load(visit: Visit): Promise<DeskView> {
  const { desk, person, now, query, search } = visit;
  const shown = await readDay(desk, readDate(visit), now);
  return {
    person,
    day: shown,
    notice: withBooked(await readNotice(desk, search, now), shown, query('id')),
    moving: await readMoving(desk, query('move'), now),
    nextVisit: await readNextVisit(desk, query('from'), now),
  };
}

function readDate({ desk, params, now }: Visit): string {
  const { date = getToday(desk.calendar.timeZone, now) } = params;
  if (!isCalendarDate(date)) throw new Refusal('not-found');
  return date;
}

/** Adds the appointment that was booked, so that the notice says what to read out to the caller. */
function withBooked(notice: DeskNotice | null, shown: DeskDay, id: string): DeskNotice | null {
  if (notice?.kind !== 'done' || notice.action !== 'booked') return notice;
  const booked = listAppointments(shown).find((appointment) => appointment.id === id);
  return { ...notice, ...(booked && { booked }) };
}

async function leadToDay({ query }: Visit): Promise<Answer> {
  const date = query('date');
  const path = toDayPath(date, query('move') || undefined, query('from') || undefined);
  return leadTo(isCalendarDate(date) ? path : DESK_PATHS.today);
}

/**
 * Server-sent events named `changed`, with what has changed as `{id}:{version}`, or empty when that is not known; and
 * `beat` at least every 20 s, by which a page notices a silent line.
 */
async function listen({ desk, request }: Visit): Promise<Answer> {
  const { cookie = '' } = request.headers;
  const isSignedIn = async () => (await findSignedIn(desk.auth, cookie)) !== null;
  return new Answer((reply) => {
    reply.hijack();
    desk.events.listen(reply.raw, { key: cookie, isSignedIn });
    return reply;
  });
}
