// Checks the content before Astro reads it. Prints mistakes and notes under a heading each, one line for each, and exits
// with 1 when there is a mistake. Notes name what is shown in English because a translation is missing. `medical-count`
// or `medical-list` as the first word also tells which files give medical advice.
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { checkContent } from './content-mistakes.ts';
import { describeFindings } from './findings.ts';
import { describeMedicalFiles, LIST_SIZES } from './medical-list.ts';

const contentDir = findContentDir(process.env);
const told = await checkContent(contentDir);
process.stderr.write(describeFindings(told));
const size = LIST_SIZES.find((one) => one === process.argv[2]);
if (size) process.stdout.write(describeMedicalFiles(contentDir, size));
process.exitCode = told.mistakes.length > 0 ? 1 : 0;
