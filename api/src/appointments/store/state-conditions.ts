import { listStates, type StateTraits } from '@clinic/contract/visit-states.ts';
import { sql } from 'kysely';

/** Lists the states as literals, because a partial index fits no condition with parameters. */
function toLiterals(hasTrait: (traits: StateTraits) => boolean) {
  return sql.join(listStates(hasTrait).map((status) => sql.lit(status)));
}

/** Makes the condition that an appointment is in a state that has a trait. */
export function inStates(hasTrait: (traits: StateTraits) => boolean, column = 'status') {
  return sql<boolean>`${sql.ref(column)} in (${toLiterals(hasTrait)})`;
}

/** The condition of the index `appointments_one_per_slot`. A query that repeats it uses the index. */
export const HOLDS_SLOT = sql<boolean>`coalesce(status, '') in (${toLiterals((traits) => traits.holdsSlot)})`;

export const IS_EXPECTED = inStates(({ patient }) => patient === 'expected');

export const IS_HERE = inStates(({ patient }) => patient === 'here');
