// Checks the content before Astro reads it. Prints mistakes and notes under a heading each, one line for each, and exits
// with 1 when there is a mistake. Notes name what is shown in English because a translation is missing. `medical-count`
// or `medical-list` as the first word also tells which files give medical advice. `--json` prints one JSON object of
// mistakes and notes to the standard output, and nothing else.
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { checkContent } from './content-mistakes.ts';
import { describeFindings, findingsToJson } from './findings.ts';
import { describeMedicalFiles, LIST_SIZES } from './medical-list.ts';

const contentDir = findContentDir(process.env);
const told = await checkContent(contentDir);
const [wish] = process.argv.slice(2);
const size = LIST_SIZES.find((one) => one === wish);
if (wish === '--json') process.stdout.write(findingsToJson(told));
else process.stderr.write(describeFindings(told));
if (size) process.stdout.write(describeMedicalFiles(contentDir, size));
process.exitCode = told.mistakes.length > 0 ? 1 : 0;
