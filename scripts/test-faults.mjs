// `npm run test:faults [-- killed | terminated | stopped | locked | disk-full | read-only | races | blows | mails]`:
// tests what happens to bookings and their mails when processes are killed, disks fill up, mail servers fail and
// hundreds of patients want one slot. `npm run test:long` runs a few rounds of two of these tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { announce, ROOT, run } from './run.mjs';

const RESULTS = join(ROOT, 'test-results', 'faults.json');

await ensureInstalled();
mkdirSync(join(RESULTS, '..'), { recursive: true });
rmSync(RESULTS, { force: true });
announce('Fault rounds, some minutes …');
const code = await run(
  'vitest',
  [
    'run',
    '--project=faults',
    // Each round needs the machine for itself.
    '--no-file-parallelism',
    '--disable-console-intercept',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
    ...process.argv.slice(2),
  ],
  { env: { FAULT_ROUNDS: 'all' } },
);

const { testResults, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(RESULTS, 'utf8'));
process.stdout.write('\n');
for (const { title, status, meta } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
  process.stdout.write(`${status.toUpperCase().padEnd(7)} ${meta.figures ?? title}\n`);
}
const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed${skipped}\n`);
process.exit(code);
