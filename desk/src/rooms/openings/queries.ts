import type { OpeningKind, OpeningsTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import { type Kysely, sql } from 'kysely';
import { type Names, readNames, toMaker } from '#people/names.ts';

/** How many records a page shows. */
const PAGE_ROWS = 100;

/** A page of the list begins here: below the record with this moment and id. */
export type Place = Pick<OpeningsTable, 'made_at' | 'id'>;

/** One record: who has opened what, when, and from which network address. */
export type Opening = DeskMaker & {
  id: string;
  kind: OpeningKind;
  /** A reference, a date, a page, a format with its days, or the span that was asked about; empty for a search. */
  subject: string;
  /** Empty for the command line. */
  from: string;
  /** ISO 8601 in UTC. */
  at: string;
};

export type OpeningsPage = {
  /** The newest first. */
  openings: Opening[];
  /** Everybody with a record. */
  makers: DeskMaker[];
  /** The next page begins below this one; `null` where there is none. */
  last: Place | null;
};

/** Reads a page of openings, of one person or of everybody, and below a place where one is given. */
export async function readOpenings(
  db: Kysely<ClinicDatabase>,
  { by, below }: { by: string; below: Place | null },
): Promise<OpeningsPage> {
  const [rows, openers, names] = await Promise.all([listOpenings(db, by, below), listOpeners(db), readNames(db)]);
  const shown = rows.slice(0, PAGE_ROWS);
  return {
    openings: shown.map((row) => toOpening(row, names)),
    makers: openers.map((email) => toMaker(email, names)),
    last: rows.length > PAGE_ROWS ? (shown.at(-1) ?? null) : null,
  };
}

/** Lists the addresses of everybody who has opened something. */
export async function listOpeners(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const rows = await db.selectFrom('openings').select('made_by').distinct().orderBy('made_by').execute();
  return rows.map(({ made_by }) => made_by);
}

/** Lists one record more than a page shows. */
function listOpenings(db: Kysely<ClinicDatabase>, by: string, below: Place | null): Promise<OpeningsTable[]> {
  return db
    .selectFrom('openings')
    .selectAll()
    .$if(by !== '', (query) => query.where('made_by', '=', by))
    .$if(below !== null, (query) =>
      query.where(sql<boolean>`(made_at, id) < (${below?.made_at ?? ''}, ${below?.id ?? ''})`),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
}

function toOpening({ id, kind, subject, made_by, made_from, made_at }: OpeningsTable, names: Names): Opening {
  return { id, kind, subject, ...toMaker(made_by, names), from: made_from, at: made_at };
}
