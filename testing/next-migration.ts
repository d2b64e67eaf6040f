/** The file with the list of all migrations. */
export const MIGRATIONS_FILE = 'api/src/database/migrate.ts';

/** Adds a migration of one statement to the text of that file, as a next release may have. */
export function addMigrationTo(code: string, name: string, statement: string): string {
  const added = `  '${name}': { up: async (db) => void (await sql.raw(${JSON.stringify(statement)}).execute(db)) },`;
  return code.replace(/^};$/m, () => `${added}\n};`);
}
