import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { ClinicDatabase } from '#src/database/tables.ts';
import type { EmptyDatabase } from './migrations/old-databases.ts';

/** Returns the database and the list of how many rows each of its statements has changed, in order. */
export function countChanges(db: Kysely<ClinicDatabase>) {
  const sizes: number[] = [];
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows) sizes.push(Number(result.numAffectedRows));
      return result;
    },
  });
  return { counted, sizes };
}

/** Books this many appointments on one day, each with a patient and a doctor of its own. */
export async function bookMany({ db, execute }: EmptyDatabase, count: number, date: string): Promise<void> {
  await execute(`insert into appointments (id, reference, name, email, phone, department, doctor, appointment_date,
      appointment_time, message, created_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    select 'id ' || i, 'reference ' || i, 'Canary Patient', 'canary' || i || '@patient.example', '+91 ' || i, 'urology',
      'doctor ' || i, '${date}', '14:00', '', '2026-11-02T06:30:00.000Z' from n`);
  const { booked } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll().as('booked'))
    .executeTakeFirstOrThrow();
  expect(Number(booked)).toBe(count);
}
