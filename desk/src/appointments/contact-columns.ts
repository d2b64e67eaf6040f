import { sql } from 'kysely';

/** The expressions of the indexes for the limits per contact (`migrations/001-clinic.ts`). */
export const PHONE = sql<string>`coalesce(nullif(phone_key, ''), nullif(phone, ''))`;
export const EMAIL = sql<string>`coalesce(nullif(email_key, ''), nullif(lower(email), ''))`;
