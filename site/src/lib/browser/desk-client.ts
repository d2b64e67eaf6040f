import {
  DESK_PATHS,
  type DeskAction,
  type DeskAppointment,
  type DeskDay,
  type DeskRefusal,
} from '@clinic/contract/desk.ts';

/** After this an action without an answer counts as failed; what became of it stands in the next look at the day. */
const ANSWER_TIMEOUT_MS = 10_000;

const JSON_ONLY = { accept: 'application/json' };
const REFUSED_STATUSES = [409, 422];

/** `signed-out`: the person has to sign in again. `failed`: there was no answer, or none that is known here. */
export type ActionOutcome =
  | { kind: 'done'; appointment: DeskAppointment }
  | { kind: 'refused'; reason: DeskRefusal; appointment: DeskAppointment | null }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export type DayOutcome = { kind: 'day'; day: DeskDay } | { kind: 'signed-out' } | { kind: 'failed' };

/** A day as it stands now. It never throws. */
export async function fetchDay(date: string): Promise<DayOutcome> {
  try {
    const response = await fetch(`${DESK_PATHS.day}/${date}`, {
      headers: JSON_ONLY,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'signed-out' };
    return response.ok ? { kind: 'day', day: await response.json() } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Sends the fields of a form that changes an appointment. It never throws. */
export async function sendAction(id: string, action: DeskAction, fields: URLSearchParams): Promise<ActionOutcome> {
  try {
    const response = await fetch(toActionPath(id, action), {
      method: 'POST',
      headers: JSON_ONLY,
      body: fields,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.ok) return { kind: 'done', appointment: (await response.json()).appointment };
    if (!REFUSED_STATUSES.includes(response.status)) return { kind: 'failed' };
    const { reason, appointment = null } = await response.json();
    return { kind: 'refused', reason, appointment };
  } catch {
    return { kind: 'failed' };
  }
}

/** Where the form of an action is sent, with script and without. */
export function toActionPath(id: string, action: DeskAction): string {
  return `${DESK_PATHS.appointments}/${encodeURIComponent(id)}/${action}`;
}
