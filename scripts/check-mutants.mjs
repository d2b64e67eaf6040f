// A part of `npm run check`: every mutant of testing/mutants still applies to the file that it names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutant, readMutants } from './mutants.mjs';
import { ROOT } from './project-folder.mjs';

for (const mutant of readMutants()) {
  const path = join(ROOT, mutant.file);
  try {
    applyMutant(mutant, existsSync(path) ? readFileSync(path, 'utf8') : null);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
