import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as appointments from '#migrations/001-appointments.ts';
import type { ClinicDatabase } from './appointments-table.ts';

/** Named one by one, so that a stray file in the folder never runs. */
const MIGRATIONS: Record<string, Migration> = { '001-appointments': appointments };

/** Brings the database to the newest form; does nothing when it is there. Throws what the failing migration threw. */
export async function migrateToLatest(db: Kysely<ClinicDatabase>): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
}

export function createMigrator(db: Kysely<ClinicDatabase>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}
