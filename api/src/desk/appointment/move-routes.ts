import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { DayOptions } from '../day/day.ts';
import type { DeskEvents } from '../day/events.ts';
import { createAnswers, readDeskRequest } from './answers.ts';
import { readNamedSlot } from './free-slot.ts';
import { moveTo } from './move.ts';

type MoveRoutesOptions = DayOptions & { getNow: () => Date; events: Pick<DeskEvents, 'tell'> };

/**
 * POST /appointments/{id}/move: `version`, `doctor` (an id), `newDate`, `slot`. The answer is that of every action
 * (`answers.ts`).
 */
export async function moveRoutes(app: FastifyInstance, options: MoveRoutesOptions): Promise<void> {
  const { db, calendar, getNow, events } = options;
  const answer = createAnswers(options);

  app.post(`${DESK_PATHS.appointments}/:id/move`, async (request, reply) => {
    const asked = { ...readDeskRequest(request), to: readNamedSlot(request.body, 'newDate') };
    const result = await moveTo(db, calendar, asked, getNow());
    if (typeof result === 'object') events.tell([result.row]);
    return answer(request, reply, 'moved', result);
  });
}
