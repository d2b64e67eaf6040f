import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson } from '../door/session.ts';
import { createAnswers } from './answers.ts';
import { readNamedSlot } from './free-slot.ts';
import { moveByDesk } from './move.ts';

type MoveRoutesOptions = DayOptions & { getNow: () => Date; notifyDesk: () => void };

/**
 * POST /appointments/{id}/move: `version`, `doctor` (an id), `newDate`, `slot`. The answer is that of every action
 * (`answers.ts`).
 */
export async function moveRoutes(app: FastifyInstance, options: MoveRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;
  const answer = createAnswers(options);

  app.post(`${DESK_PATHS.appointments}/:id/move`, async (request, reply) => {
    const { id } = request.params as { id: string };
    const outcome = await moveByDesk(
      db,
      calendar,
      {
        id,
        version: Number.parseInt(getText(request.body, 'version'), 10),
        to: readNamedSlot(request.body, 'newDate'),
        made_by: getPerson(request).email,
        made_from: request.ip,
      },
      getNow(),
    );
    if (outcome === 'done') notifyDesk();
    return answer(request, reply, { id, kind: 'moved', outcome, date: getText(request.body, 'date') });
  });
}
