import { sql } from 'kysely';

/**
 * The condition that an appointment holds its slot. It stands here as in the index `appointments_one_per_slot`, because
 * databases use a partial index only for the same words.
 */
export const HOLDS_SLOT = sql<boolean>`coalesce(status, '') in ('booked', 'arrived')`;
