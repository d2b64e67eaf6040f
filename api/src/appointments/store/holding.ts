import { sql } from 'kysely';

/**
 * The condition that an appointment holds its slot. It repeats the condition of the index `appointments_one_per_slot`
 * word for word, because databases use a partial index only then.
 */
export const HOLDS_SLOT = sql<boolean>`coalesce(status, '') in ('booked', 'arrived')`;
