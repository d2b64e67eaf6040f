import { randomUUIDv7 } from 'node:crypto';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { OpeningKind, OpeningsTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';

/**
 * The kinds that are recorded once a day for each person, network address and subject, however often they are opened.
 */
export const DAILY_KINDS: readonly OpeningKind[] = ['day', 'list'];

/** Records openings of patients' data. `note` rejects when it cannot, and then the data must not be shown. */
export type Openings = ReturnType<typeof createOpenings>;

export function createOpenings(db: Kysely<ClinicDatabase>) {
  /** Openings of today that count once a day: the board asks again at every change. */
  let noted = { day: '', keys: new Set<string>() };

  return {
    async note(maker: Maker, kind: OpeningKind, subject: string, now: Date): Promise<void> {
      const { made_by, made_from } = maker;
      const made_at = now.toISOString();
      // The index `openings_once_a_day` takes the same part of the text.
      const day = made_at.slice(0, 10);
      if (noted.day !== day) noted = { day, keys: new Set() };
      const key = JSON.stringify([kind, subject, made_by, made_from]);
      if (noted.keys.has(key)) return;
      const row: OpeningsTable = { id: randomUUIDv7(), kind, subject, made_by, made_from, made_at };
      await db
        .insertInto('openings')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (DAILY_KINDS.includes(kind)) noted.keys.add(key);
    },
  };
}
