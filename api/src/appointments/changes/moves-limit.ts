import { getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { MAX_MOVES_A_DAY } from '@clinic/contract/portal.ts';
import type { Transaction } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';

/** Thrown when the patient has moved the appointment as often as a day allows. */
export class MovedTooOften extends Error {
  override name = 'MovedTooOften';
}

/**
 * Throws MovedTooOften when the patient may not move the appointment again today, by the clinic's clock. Each move
 * writes mails, and anybody who has the link can move. Moves by the desk do not count.
 */
export async function refuseMoreMoves(
  transaction: Transaction<ClinicDatabase>,
  id: string,
  now: Date,
  timeZone: string,
): Promise<void> {
  const { count } = await transaction
    .selectFrom('changes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('appointment_id', '=', id)
    .where('action', '=', 'moved')
    .where('made_by', '=', 'patient')
    .where('made_at', '>=', toInstant(timeZone, getToday(timeZone, now)).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_MOVES_A_DAY)
    throw new MovedTooOften('The patient has moved the appointment too often today.');
}
