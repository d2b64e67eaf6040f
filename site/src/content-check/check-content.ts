// Checks the content before Astro reads it. Prints one line for each mistake, and exits with 1 when there is one.
import { join } from 'node:path';
import { findContentMistakes } from './content-mistakes.ts';

const mistakes = await findContentMistakes(join(import.meta.dirname, '../../../content'));
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
