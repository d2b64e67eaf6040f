import type pg from 'pg';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { nameAsideSchema } from './aside.ts';

/** Longer than any request of the service lasts. */
const LOCK_TIMEOUT = '10s';

/** Statements that move all tables and functions of a schema into another one, but for those of extensions. */
const MOVES = `
  with own as (select oid from pg_namespace where nspname = $1),
    extended as (select objid from pg_depend where deptype = 'e')
  select format('alter table %s set schema %I', oid::regclass, $2::text) as statement from pg_class
    where relnamespace = (table own) and relkind in ('r', 'v') and oid not in (table extended)
  union all
  select format('alter routine %s set schema %I', oid::regprocedure, $2::text) from pg_proc
    where pronamespace = (table own) and oid not in (table extended)`;

const IN_USE = 'DATABASE_URL: the database is in use. Stop the service first.';

/** The words for people, by the code of Postgres's refusal. */
const REFUSALS: Record<string, string> = {
  42501:
    'DATABASE_URL: its role may not move the tables that stand there. Make a new database, and name it. Example: createdb clinic2',
  '55P03': IN_USE,
  '40P01': IN_USE,
};

/** The schemas between which tables were moved. */
export type Aside = { schema: string; aside: string };

/**
 * Moves the service's tables into a schema of their own in one transaction, after all that is being written. Throws
 * StartupError.
 */
export async function moveAside(client: pg.Client): Promise<Aside> {
  const { rows } = await client.query('select current_schema() as schema');
  const moved = { schema: rows[0].schema, aside: nameAsideSchema() };
  await move(client, moved.schema, moved.aside, `create schema "${moved.aside}"`);
  return moved;
}

/** Moves the tables back, and removes the schema that they leave. */
export async function moveBack(client: pg.Client, { schema, aside }: Aside): Promise<void> {
  await move(client, aside, schema);
  await client.query(`drop schema "${aside}"`);
}

async function move(client: pg.Client, from: string, to: string, first = ''): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; ${first}`);
    const { rows } = await client.query(MOVES, [from, to]);
    await client.query(rows.map(({ statement }) => statement).join(';'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const refusal = REFUSALS[getErrorCode(error)];
    throw refusal ? new StartupError(refusal) : error;
  }
}
