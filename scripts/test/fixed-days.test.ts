import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const FIXED_DAY = /['"`]20\d\d-\d\d-\d\d/;
const REAL_CLOCK = /\bDate\.now\(\)|\bnew Date\(\)|[^.\w]now\(\)|'now'/;
const FIXED_CLOCK = /\bsetSystemTime\(|\buseFakeTimers\(|\bclock\.(install|setFixedTime|pauseAt)\(/;

/** Test files that name a fixed day and read the real clock, with the reason why the two are independent. */
const INDEPENDENT = {
  'api/test/privacy.test.ts': "'now' is a word that the test writes to a process; its clock is fixed.",
  'api/test/processes/startup-doctors.test.ts': 'The fixed days lie before and after every start.',
  'desk/src/rooms/account/room.test.ts': 'The real clock ends a session; the fixed day is that of a sum.',
  'site/src/islands/booking/BookingWizard.hours.test.tsx': '`setUpWizardTests` fixes the clock.',
};

function findMixed(): string[] {
  const names = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return names
    .trim()
    .split('\n')
    .filter((name) => {
      const text = readFileSync(join(ROOT, name), 'utf8');
      return FIXED_DAY.test(text) && REAL_CLOCK.test(text) && !FIXED_CLOCK.test(text);
    });
}

// `npm run test:dates` runs the tests on future days; this test finds most of the same mistakes at once.
test('no test compares a fixed day with the real clock', () => {
  expect(findMixed()).toEqual(Object.keys(INDEPENDENT));
});
