import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { ChangedColumns, DeskDay, DeskRefusal } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { createTimeLimit } from '@clinic/ui/browser/time-limit.ts';
import { toNotePath } from '#appointments/note-view.ts';
import type { AppointmentView } from '#appointments/taking.ts';
import type { BookRefusal, KnownPerson } from '../appointments/booking/book.ts';
import { type EarliestAnswer, type EarliestQuestion, toEarliestPath } from '../appointments/earliest/view.ts';
import type { DeskFound } from '../appointments/found/found.ts';
import { followPerson } from './signed-out.ts';
import type { WaitingScreen } from './waiting.ts';

/** An action without an answer after this time counts as failed. The next refresh of the day shows its real result. */
const ANSWER_TIMEOUT_MS = 10_000;

const JSON_ONLY = { accept: 'application/json' };
const REFUSED_STATUSES = [409, 422];

/**
 * `day` holds the columns of the day that have changed. `signed-out`: the person has to sign in again. `failed`: there was
 * no answer, or an unknown one.
 */
export type ActionOutcome =
  | { kind: 'done'; appointment: DeskAppointment; day?: ChangedColumns }
  | { kind: 'refused'; reason: DeskRefusal; appointment: DeskAppointment | null }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export type DayOutcome = { kind: 'day'; day: DeskDay } | { kind: 'signed-out' } | { kind: 'failed' };

export type FoundOutcome = { kind: 'found'; found: DeskFound } | { kind: 'signed-out' } | { kind: 'failed' };

/** The free times, with the departments to choose from. */
export type EarliestOutcome = { kind: 'found'; answer: EarliestAnswer } | { kind: 'signed-out' } | { kind: 'failed' };

/** The action in the address of a form: one that leaves the appointment where it is, or a move. */
export type DeskStep = DeskAction | 'move';

export type BookOutcome =
  | { kind: 'booked'; appointment: DeskAppointment }
  | { kind: 'refused'; refused: BookRefusal }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

/** Fetches the current day. It never throws. */
export async function fetchDay(date: string): Promise<DayOutcome> {
  try {
    const response = await ask(`${DESK_PATHS.day}/${date}`);
    if (response.status === 401) return { kind: 'signed-out' };
    return response.ok ? { kind: 'day', day: await response.json() } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Fetches what the screen of the waiting room shows, from its own address. It never throws. */
export async function fetchWaiting(path: string): Promise<WaitingScreen | 'refused' | 'failed'> {
  try {
    const response = await ask(path);
    if (response.status === 401) return 'refused';
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}

/** Fetches an appointment with its history, until `signal` ends that; `null` when it cannot be had. It never throws. */
export async function fetchAppointment(id: string, signal: AbortSignal): Promise<AppointmentView | null> {
  try {
    const response = await ask(`${DESK_PATHS.appointments}/${encodeURIComponent(id)}`, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Searches, until `signal` ends the search. It never throws; a search that was ended has failed. */
export async function fetchFound(question: string, signal: AbortSignal): Promise<FoundOutcome> {
  try {
    const response = await ask(toSearchPath(question), { signal });
    if (response.status === 401) return { kind: 'signed-out' };
    return response.ok ? { kind: 'found', found: await response.json() } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Fetches the next free times for a caller, until `signal` ends it. It never throws. */
export async function fetchEarliest(asked: EarliestQuestion, signal: AbortSignal): Promise<EarliestOutcome> {
  try {
    const response = await ask(toEarliestPath(asked), { signal });
    if (response.status === 401) return { kind: 'signed-out' };
    return response.ok ? { kind: 'found', answer: await response.json() } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Fetches the people who are known by a phone number; nobody where there is no answer. It never throws. */
export async function fetchKnown(phone: string): Promise<KnownPerson[]> {
  try {
    const response = await post(DESK_PATHS.book, new URLSearchParams({ phone }));
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

/** Returns the address of a search, which is also that of its page. */
export function toSearchPath(question: string): string {
  return question === '' ? DESK_PATHS.search : `${DESK_PATHS.search}?${new URLSearchParams({ q: question })}`;
}

/** Sends the fields of a form that changes an appointment. It never throws. */
export async function sendAction(id: string, action: DeskStep, fields: URLSearchParams): Promise<ActionOutcome> {
  try {
    const response = await post(toActionPath(id, action), fields);
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.ok) return { kind: 'done', ...(await response.json()) };
    if (!REFUSED_STATUSES.includes(response.status)) return { kind: 'failed' };
    const { reason, appointment = null } = await response.json();
    return { kind: 'refused', reason, appointment };
  } catch {
    return { kind: 'failed' };
  }
}

/** Sends the form that adds a staff note. The desk leads on to the appointment, which it gives a script as data. It never throws. */
export async function sendNote(
  id: string,
  fields: URLSearchParams,
): Promise<{ kind: 'noted'; appointment: DeskAppointment } | { kind: 'signed-out' } | { kind: 'failed' }> {
  try {
    const response = await post(toNotePath(id), fields);
    if (response.status === 401) return { kind: 'signed-out' };
    return response.ok ? { kind: 'noted', appointment: (await response.json()).appointment } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Sends the form that books a caller. It never throws. */
export async function sendBooking(fields: URLSearchParams): Promise<BookOutcome> {
  try {
    const response = await post(DESK_PATHS.appointments, fields);
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.ok) return { kind: 'booked', appointment: (await response.json()).appointment };
    return REFUSED_STATUSES.includes(response.status)
      ? { kind: 'refused', refused: await response.json() }
      : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Sends the fields of the form that closes times. It never throws. */
export async function sendClosure(fields: URLSearchParams): Promise<'closed' | 'signed-out' | 'failed'> {
  try {
    const response = await post(DESK_PATHS.closures, fields);
    if (response.status === 401) return 'signed-out';
    return response.ok ? 'closed' : 'failed';
  } catch {
    return 'failed';
  }
}

function post(path: string, fields: URLSearchParams): Promise<Response> {
  return ask(path, { method: 'POST', body: fields });
}

async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const signal = options.signal ?? createTimeLimit(ANSWER_TIMEOUT_MS);
  const response = await fetch(path, { headers: JSON_ONLY, ...options, signal });
  followPerson(response);
  return response;
}

/** Returns the address of an action's form, with script and without. */
export function toActionPath(id: string, action: DeskStep): string {
  return `${DESK_PATHS.appointments}/${encodeURIComponent(id)}/${action}`;
}
