// A part of `npm run check`: every part of the product's documents has a promise, and every promise a test.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-folder.mjs';
import { findFaults, readPromises } from './promises.mjs';

function readFile(path) {
  const whole = join(ROOT, path);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : null;
}

for (const fault of findFaults(readPromises(readFile('docs/promises.md')), readFile)) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
