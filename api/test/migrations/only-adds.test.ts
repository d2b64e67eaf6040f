import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { MIGRATIONS, migrateToLatest } from '#src/database/migrate.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { calendar } from '../sample-clinic.ts';
import lastRelease from './last-release.json' with { type: 'json' };
import { createEmptySqlite } from './old-databases.ts';

type Column = { place: string; facts: string; isFilled: boolean };

const doing = (statement: string): Migration => ({ up: async (db) => void (await sql.raw(statement).execute(db)) });

/** Says by what the newest release could not go on with the tables of these migrations. */
async function findHindrances(migrations: Record<string, Migration>): Promise<string[]> {
  const { db } = await createEmptySqlite();
  const released = lastRelease.migrations.flatMap((name) => {
    const migration = MIGRATIONS[name];
    return migration ? [[name, migration] as const] : [];
  });
  await migrateToLatest(db, calendar, Object.fromEntries(released));
  const before = await readColumns(db);
  const uniqueBefore = await readUnique(db);
  await migrateToLatest(db, calendar, migrations);
  const after = new Map((await readColumns(db)).map((column) => [column.place, column]));
  const places = new Set(before.map(({ place }) => place));
  const tables = new Set(before.map(({ place }) => place.split('.')[0]));
  const isOfRelease = (place: string) => tables.has(place.split('.')[0]);
  return [
    ...before.filter(({ place }) => !after.has(place)).map(({ place }) => `${place} is gone`),
    ...before
      .filter(({ place, facts }) => after.has(place) && after.get(place)?.facts !== facts)
      .map(({ place }) => `${place} is another kind of column`),
    ...[...after.values()]
      .filter(({ place, isFilled }) => isOfRelease(place) && !places.has(place) && !isFilled)
      .map(({ place }) => `${place} has no value in the rows of the former release`),
    ...(await readUnique(db))
      .filter((place) => isOfRelease(place) && !uniqueBefore.includes(place))
      .map((place) => `${place} refuses rows that the former release writes`),
  ];
}

async function readColumns(db: Kysely<ClinicDatabase>): Promise<Column[]> {
  const { rows } = await sql<{ place: string; facts: string; filled: number }>`
    select t.name || '.' || c.name as place, c.type || ' ' || c."notnull" || ' ' || c.pk as facts,
      c."notnull" = 0 or c.dflt_value is not null as filled
    from sqlite_master as t, pragma_table_info(t.name) as c where t.type = 'table'`.execute(db);
  return rows.map(({ place, facts, filled }) => ({ place, facts, isFilled: filled === 1 }));
}

async function readUnique(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select t.name || '.' || i.name as place from sqlite_master as t, pragma_index_list(t.name) as i
    where t.type = 'table' and i."unique" = 1`.execute(db);
  return rows.map(({ place }) => place);
}

test('the newest release can go on with the tables of this version', async () => {
  expect(Object.keys(MIGRATIONS).slice(0, lastRelease.migrations.length)).toEqual(lastRelease.migrations);
  expect(await findHindrances(MIGRATIONS)).toEqual([]);
});

test.each([
  ['a column that goes', 'alter table appointments drop column visit', 'appointments.visit is gone'],
  ['another name', 'alter table appointments rename column message to words', 'appointments.message is gone'],
  [
    'a unique index',
    'create unique index one_phone on appointments (phone)',
    'appointments.one_phone refuses rows that the former release writes',
  ],
])('%s is told', async (_change, statement, told) => {
  expect(await findHindrances({ ...MIGRATIONS, '900-change': doing(statement) })).toContain(told);
});

test('a table, a column that may be empty and one with a default are additions', async () => {
  const additions = {
    '900-table': doing('create table rooms (id text primary key, name text not null)'),
    '901-empty': doing('alter table appointments add column room text'),
    '902-default': doing("alter table appointments add column floor text not null default ''"),
  };
  expect(await findHindrances({ ...MIGRATIONS, ...additions })).toEqual([]);
});
