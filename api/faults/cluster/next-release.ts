import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../../scripts/project-copy.mjs';

const MIGRATIONS = 'api/src/database/migrate.ts';
const LAST = /^};$/m;
const ADDED = `  '999-next': {
    up: (db) => sql\`alter table appointments add column next_release text default 'none' not null\`.execute(db),
  },
};`;

/** Copies the project with one migration more, as its next release may have. Returns the folder. */
export function makeNextRelease(): string {
  const project = copyProject('next-release');
  const file = join(project, MIGRATIONS);
  writeFileSync(file, readFileSync(file, 'utf8').replace(LAST, ADDED));
  return project;
}
