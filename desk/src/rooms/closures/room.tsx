import { getSent } from '@clinic/api/appointments/booking-request.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { listUsualStarts } from '@clinic/contract/open-slots.ts';
import { getSlotMinutes } from '@clinic/contract/timetable.ts';
import { type Done, defineRoom, type Refused, type Visit } from '#frame/room.ts';
import { CLOSURE_FIELDS, type ClosureEntries, DAY_PARTS, PART_TIMES } from '#timetable/closure.ts';
import { readClosure } from '#timetable/closure-entries.ts';
import { closeSlots, listClosures, openSlots } from '#timetable/closures.ts';
import { CLOSURE_NOTICES, type ClosureNotice, ClosuresPage, type ClosuresView } from './ClosuresPage.tsx';
import { listDeskSessions, listSilentCalendars, readUnoffered } from './queries.ts';
import { readSession, readSessionEntries } from './session-entries.ts';
import { endSession, openSession } from './sessions.ts';

/**
 * Closures and extra sessions. The address fills in the form that closes a part of a day (`doctor`, `date` and `part`), or
 * the one that opens a session (`doctor` and `date`).
 */
export const closures = defineRoom<ClosuresView>({
  name: 'closures',
  path: DESK_PATHS.closures,
  toTitle: () => 'Closures and sessions',
  toPlace: () => 'closures',
  load,
  data: async ({ desk, now }) => ({
    closures: await listClosures(desk, now),
    sessions: await listDeskSessions(desk, now),
  }),
  acts: {
    [DESK_PATHS.closures]: { act: close, fillIn: ({ body }) => ({ entries: readEntries(body) }) },
    [`${DESK_PATHS.closures}/:id/open`]: { act: openAgain },
    [DESK_PATHS.sessions]: { act: open, fillIn: ({ body }) => ({ sessionEntries: readSessionEntries(body) }) },
    [`${DESK_PATHS.sessions}/:id/end`]: { act: end },
  },
  Page: ({ view, clinic }) => <ClosuresPage view={view} timeZone={clinic.timeZone} />,
});

async function load({ desk, now, query }: Visit): Promise<ClosuresView> {
  const { calendar } = desk;
  const [found, silent, sessions, unoffered] = await Promise.all([
    listClosures(desk, now),
    listSilentCalendars(desk),
    listDeskSessions(desk, now),
    readUnoffered(desk, now),
  ]);
  const wish = { doctor: query('doctor'), firstDate: query('date') };
  const part = DAY_PARTS.find((name) => name === query('part'));
  return {
    today: getToday(calendar.timeZone, now),
    departments: calendar.departments,
    slots: listUsualStarts(calendar),
    closures: found,
    silent,
    sessions,
    unoffered,
    notice: CLOSURE_NOTICES.find((name) => name === query('done')) ?? null,
    entries: part ? { ...wish, ...PART_TIMES[part] } : {},
    refused: null,
    sessionEntries: { ...readSessionEntries({}), minutes: String(getSlotMinutes(calendar)), ...(!part && wish) },
    sessionRefused: null,
    question: null,
  };
}

/** The board's dialog gets the id of what it has closed. */
async function close({ desk, maker, now, body }: Visit): Promise<Done | Refused<ClosuresView>> {
  const entries = readEntries(body);
  const read = readClosure(desk.calendar, entries, now);
  if ('refused' in read) {
    return { refused: { entries, refused: read.refused }, data: { reasons: read.refused } };
  }
  const id = await closeSlots(desk.db, read.closure, maker, now);
  desk.notifyDesk();
  return { ...leadBack('closed', `#closure-${id}`), data: { id }, status: 201 };
}

async function openAgain({ desk, maker, now, params }: Visit): Promise<Done> {
  const isOpened = await openSlots(desk.db, params.id ?? '', maker, now);
  if (isOpened) desk.notifyDesk();
  return leadBack(isOpened ? 'opened' : 'gone');
}

async function open({ desk, maker, now, body }: Visit): Promise<Done | Refused<ClosuresView>> {
  const sessionEntries = readSessionEntries(body);
  const read = readSession(desk.calendar, sessionEntries, now);
  const outcome = 'refused' in read ? read : await openSession(desk, read, maker, now);
  if ('refused' in outcome) return { refused: { sessionEntries, sessionRefused: outcome.refused } };
  if ('question' in outcome) return { refused: { sessionEntries, question: outcome.question } };
  desk.notifyDesk();
  return leadBack('session-opened', `#session-${outcome.id}`);
}

async function end({ desk, maker, now, params }: Visit): Promise<Done> {
  const isEnded = await endSession(desk, params.id ?? '', maker, now);
  if (isEnded) desk.notifyDesk();
  return leadBack(isEnded ? 'session-ended' : 'session-gone');
}

function readEntries(body: unknown): ClosureEntries {
  return Object.fromEntries(CLOSURE_FIELDS.map((name) => [name, getSent(body, name).trim()])) as ClosureEntries;
}

const leadBack = (done: ClosureNotice, place = ''): Done => ({ to: `${DESK_PATHS.closures}?done=${done}${place}` });
