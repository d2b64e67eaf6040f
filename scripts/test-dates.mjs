// `npm run test:dates`: runs the unit and API tests on future days, so that no test passes today and fails tomorrow.
import { installPackages, isOnPath } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, run } from './run.mjs';
import { ensureServers } from './servers.mjs';

const DAY_MS = 86_400_000;

/** A day after every fixed day of a test, the turn of the year in India, and a leap day. */
const MOMENTS = [
  new Date(Date.now() + 105 * DAY_MS),
  new Date(`${new Date().getUTCFullYear()}-12-31T19:30:00Z`),
  new Date('2028-02-29T12:00:00Z'),
];

/** All projects except `scripts` and `faults`, which start whole installations. */
const PROJECTS = ['!scripts', '!faults'].flatMap((name) => ['--project', name]);

/**
 * Tests in which transactions wait for each other. With a clock of another day from faketime, Postgres does not notice
 * such a deadlock: two rows that two transactions lock crosswise stay locked, which on the present day ends in a
 * second.
 */
const UNFIT_NAMES = ['who keeps a slot locked', 'patients who want each other', 'two hundred bookings at once'];

await ensureInstalled();
await ensureServers();
if (!isOnPath('faketime') && !(await installPackages(['faketime']))) {
  process.stderr.write('npm run test:dates needs faketime: install it, for example with `apt install faketime`.\n');
  process.exit(1);
}

let failed = 0;
for (const moment of MOMENTS) {
  const day = moment.toISOString().slice(0, 19).replace('T', ' ');
  announce(`Unit and API tests on ${day} UTC …`);
  const code = await run(
    'faketime',
    // With `@` the clock runs on from this moment. A frozen clock would block tests that wait.
    ['-f', `@${day}`, 'vitest', 'run', ...PROJECTS, '--testNamePattern', `^(?!.*(${UNFIT_NAMES.join('|')}))`],
    { env: { TZ: 'UTC', FAKETIME_DONT_FAKE_MONOTONIC: '1' } },
  );
  if (code !== 0) failed += 1;
}
process.stdout.write(`${MOMENTS.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
