// Checks the content before Astro reads it. Prints one line for each mistake, and exits with 1 when there is one. Prints
// one line for each file that is shown in English because a translation is missing.
import { join } from 'node:path';
import { checkContent } from './content-mistakes.ts';

const { mistakes, notes } = await checkContent(join(import.meta.dirname, '../../../content'));
for (const line of [...mistakes, ...notes]) process.stderr.write(`${line}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
