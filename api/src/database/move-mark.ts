import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { hasMeaning } from './errors.ts';
import type { ClinicDatabase } from './tables.ts';

/** The table of a database whose rows are being moved, or have moved. Only a move makes it. */
export const MOVE_TABLE = 'database_move';

/** The text of the database's error once its rows have moved. */
export const MOVED = 'database_moved';

/** `address` is that of the other database, without its password; `is_done` is 1 when all rows are there. */
type Move = { address: string; is_done: number };

/** Reads where the rows of a database are being moved; `null` without a move, or while that cannot be read. */
export async function readMove(db: Kysely<ClinicDatabase>): Promise<Move | null> {
  const read = sql<Move>`select address, is_done from ${sql.table(MOVE_TABLE)}`.execute(db);
  return (await read.catch(() => null))?.rows[0] ?? null;
}

/**
 * Whether an error means that the rows are being moved, or have moved. A move that was killed leaves its mark, which
 * then makes no difference: nothing holds the database locked.
 */
export async function isMoving(db: Kysely<ClinicDatabase>, error: unknown): Promise<boolean> {
  return hasMoved(error) || (hasMeaning(error, 'locked') && (await readMove(db)) !== null);
}

export function hasMoved(error: unknown): boolean {
  return error instanceof Error && error.message === MOVED;
}

/** The statements that note a move before it begins. They leave the mark of one that is done. */
export function markMove(address: string): string[] {
  return [
    `create table if not exists ${MOVE_TABLE} (address text not null, is_done integer not null)`,
    UNMARK,
    `insert into ${MOVE_TABLE} select ${quote(address)}, 0 where not exists (select 1 from ${MOVE_TABLE})`,
  ];
}

/** Takes the mark of a move that has failed away. */
export const UNMARK = `delete from ${MOVE_TABLE} where is_done = 0`;

/** The statements after which the database refuses every change of its rows. */
export function closeMoved({ writeStop }: Engine, tables: readonly string[], address: string): string[] {
  return [UNMARK, `insert into ${MOVE_TABLE} values (${quote(address)}, 1)`, ...writeStop.create(tables, MOVED)];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The statements after which a closed database takes changes again. */
export function reopenMoved({ writeStop }: Engine, tables: readonly string[]): string[] {
  return [...writeStop.remove(tables), `drop table ${MOVE_TABLE}`];
}
