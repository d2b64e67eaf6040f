import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS, migrateToLatest } from '#src/database/migrate.ts';
import { openPostgres } from '#src/database/postgres/open.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { calendar } from '../sample-clinic.ts';

/** Far less than the migration below takes. */
const LIMIT_MS = 200;

const SLOW = {
  '900-slow': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table slow (id text)`.execute(db);
      await sql`select pg_sleep(1)`.execute(db);
    },
  },
};

const FAILS = {
  '901-fails': { up: async (db: Kysely<unknown>) => void (await sql`select 1 / 0`.execute(db)) },
};

describePostgres((createDatabase) => {
  /** Opens a database whose role has limits for visitors, as behind a pooler that passes none on. */
  async function openLimited() {
    const url = await createDatabase();
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    for (const name of ['statement_timeout', 'lock_timeout']) {
      await client.query(`alter database "${new URL(url).pathname.slice(1)}" set ${name} = ${LIMIT_MS}`);
    }
    const open = () => {
      const db = openPostgres(url);
      onTestFinished(() => db.destroy());
      return db;
    };
    const countLocks = async () => {
      const { rows } = await client.query("select count(*)::int as count from pg_locks where locktype = 'advisory'");
      return rows[0].count;
    };
    return { client, open, countLocks };
  }

  test('a migration takes its time and others wait for it, whatever limits the role has', async () => {
    const { client, open } = await openLimited();
    const all = { ...MIGRATIONS, ...SLOW };
    await Promise.all([open(), open()].map((db) => migrateToLatest(db, calendar, all)));
    const { rows } = await client.query("select name from kysely_migration where name like '9%'");
    expect(rows).toEqual([{ name: '900-slow' }]);
  });

  test('a migration that fails leaves no lock, which could stay with a connection of a pooler', async () => {
    const { open, countLocks } = await openLimited();
    const db = open();
    await expect(migrateToLatest(db, calendar, { ...MIGRATIONS, ...FAILS })).rejects.toThrow(/division by zero/);
    expect(await countLocks()).toBe(0);
    await migrateToLatest(db, calendar);
  });
});
