import { randomUUIDv7 } from 'node:crypto';
import { DAILY_KINDS, type Opening, type OpeningKind } from '@clinic/contract/desk-openings.ts';
import { type Kysely, sql } from 'kysely';
import type { Maker } from '#src/database/appointment-tables.ts';
import type { OpeningsTable } from '#src/database/desk-tables.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { type Names, toMaker } from '../people/names.ts';

/** A page of the list begins here: below the record with this moment and id. */
export type Place = Pick<OpeningsTable, 'made_at' | 'id'>;

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

/** Lists openings from the newest on, of one person or of everybody, and below a place where one is given. */
export function listOpenings(
  db: Kysely<ClinicDatabase>,
  { by, below, limit }: { by: string; below: Place | null; limit: number },
): Promise<OpeningsTable[]> {
  return db
    .selectFrom('openings')
    .selectAll()
    .$if(by !== '', (query) => query.where('made_by', '=', by))
    .$if(below !== null, (query) =>
      query.where(sql<boolean>`(made_at, id) < (${below?.made_at ?? ''}, ${below?.id ?? ''})`),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Lists the addresses of everybody who has opened something. */
export async function listOpeners(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const rows = await db.selectFrom('openings').select('made_by').distinct().orderBy('made_by').execute();
  return rows.map(({ made_by }) => made_by);
}

export function toOpening({ id, kind, subject, made_by, made_from, made_at }: OpeningsTable, names: Names): Opening {
  return { id, kind, subject, ...toMaker(made_by, names), from: made_from, at: made_at };
}
