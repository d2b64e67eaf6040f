import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '../appointments/form-post.ts';
import { createAnswers } from './answers.ts';
import type { DayOptions } from './day.ts';
import { readNamedSlot } from './free-slot.ts';
import { moveByDesk } from './move.ts';
import { getPerson } from './session.ts';

type MoveRoutesOptions = DayOptions & { getNow: () => Date; tell: () => void };

/**
 * POST /appointments/{id}/move: `version`, `doctor` (an id), `newDate`, `slot`. The answer is that of every action
 * (`answers.ts`).
 */
export async function moveRoutes(app: FastifyInstance, options: MoveRoutesOptions): Promise<void> {
  const { db, calendar, getNow, tell } = options;
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
    if (outcome === 'done') tell();
    return answer(request, reply, { id, deed: 'moved', outcome, date: getText(request.body, 'date') });
  });
}
