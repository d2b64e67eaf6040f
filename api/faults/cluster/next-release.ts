import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../../scripts/project-copy.mjs';
import { addMigrationTo, MIGRATIONS_FILE } from '../../../testing/next-migration.ts';

const STATEMENT = "alter table appointments add column next_release text default 'none' not null";

/** Copies the project with one migration more, as its next release may have. Returns the folder. */
export function makeNextRelease(): string {
  const project = copyProject('next-release');
  const file = join(project, MIGRATIONS_FILE);
  writeFileSync(file, addMigrationTo(readFileSync(file, 'utf8'), '999-next', STATEMENT));
  return project;
}
