import { expect, test } from 'vitest';
import { toOk, toWarning } from '#src/checkup/finding.ts';
import { describeResults, toWorstCode } from '#src/checkup/report.ts';
import { type Check, runCheckup } from '#src/checkup/run-checkup.ts';

const WELL: Check = { name: 'well', find: () => [toOk('All is well.')] };
const ODD: Check = { name: 'odd', find: () => [toWarning('A thing is odd.', 'Mend it.')] };

test('a check that throws or is late becomes a fault of its own, without what the error repeats', async () => {
  const error = Object.assign(new Error('no entry for desk:secret'), { code: 'EODD' });
  const results = await runCheckup([
    { name: 'thrown', find: () => Promise.reject(error) },
    { name: 'late', find: () => new Promise(() => undefined), limitMs: 1 },
    WELL,
  ]);
  expect(results.map(({ check, state, says }) => `${check} ${state} ${says}`)).toEqual([
    'thrown fault This could not be checked (EODD).',
    'late fault No answer came within 0.001 seconds.',
    'well ok All is well.',
  ]);
});

test('the worst finding makes the exit code, and people read each with its remedy', async () => {
  const bad: Check = { name: 'bad', find: () => Promise.reject(new Error('')) };
  const codes = [[WELL], [WELL, ODD], [ODD, bad]].map(async (checks) => toWorstCode(await runCheckup(checks)));
  expect(await Promise.all(codes)).toEqual([0, 1, 2]);
  expect(describeResults(await runCheckup([WELL, ODD])).split('\n')).toEqual([
    'ok       well: All is well.',
    'warning  odd: A thing is odd.',
    '         -> Mend it.',
    '1 ok, warnings: 1, faults: 0',
  ]);
});
