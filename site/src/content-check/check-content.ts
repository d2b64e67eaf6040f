// What the commands run before Astro sees the content: one line for each mistake, and 1 as the exit code if there is one.
import { join } from 'node:path';
import { findContentMistakes } from './content-mistakes.ts';

const mistakes = await findContentMistakes(join(import.meta.dirname, '../../../content'));
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
