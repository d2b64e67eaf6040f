import { DESK_ACTIONS, type DeskAction, QUIET_FIELD } from '@clinic/contract/desk-appointment.ts';
import type { DeskView } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import { actOn } from '#appointments/act.ts';
import { answer, readDeskRequest } from '#appointments/answers.ts';
import { readNamedSlot } from '#appointments/free-slot.ts';
import { moveTo } from '#appointments/move.ts';
import type { Act, Visit } from '#frame/room.ts';
import { endVisitBefore, resumeVisitBefore } from './call-in.ts';

/** The changes to other appointments that follow a press on one, by its action. */
const FOLLOW_ONS: Partial<Record<DeskAction, typeof endVisitBefore>> = {
  callin: endVisitBefore,
  undo: resumeVisitBefore,
};

const PATH = `${DESK_PATHS.appointments}/:id`;

/**
 * The acts on an appointment, `/appointments/{id}/{action}`, and its move, with `doctor`, `newDate` and `slot`. Each has
 * the `version` that was on the screen. Done or refused, a form without script leads back to its day.
 */
export const acts: Record<string, Act<DeskView>> = {
  ...Object.fromEntries(
    DESK_ACTIONS.map((action) => [`${PATH}/${action}`, { act: (visit: Visit) => press(visit, action) }]),
  ),
  [`${PATH}/move`]: { act: move },
};

async function press(visit: Visit, action: DeskAction) {
  const { desk, maker, now, request, field } = visit;
  const { db, calendar, events } = desk;
  const reason = [...field('reason').trim()].slice(0, REASON_MAX_CHARS).join('');
  const asked = { ...readDeskRequest(request), action, reason, isQuiet: field(QUIET_FIELD) !== '' };
  const result = await actOn(db, asked, now, calendar.timeZone);
  if (typeof result === 'object') {
    const others = await FOLLOW_ONS[action]?.(db, result.row, maker, now, calendar.timeZone);
    events.tell([result.row, ...(others ?? [])]);
  }
  return answer(visit, action, result);
}

async function move(visit: Visit) {
  const { desk, now, request, body } = visit;
  const asked = { ...readDeskRequest(request), to: readNamedSlot(body, 'newDate') };
  const result = await moveTo(desk.db, desk.calendar, asked, now);
  if (typeof result === 'object') desk.events.tell([result.row]);
  return answer(visit, 'moved', result);
}
