import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { announce, ROOT, run } from './run.mjs';

const RESULTS = join(ROOT, 'test-results', 'e2e.json');

/** Playwright's words for a browser that ended while a test used it. */
const CRASH = /\b(?:Target|Page) crashed\b/;

/**
 * Runs the browser tests that Playwright's arguments choose, and returns their counts, or `null` where there are no
 * results. A crash of the browser tells nothing of the product: where nothing else failed, the crashed tests run once
 * more, and the output says so.
 */
export async function runBrowserTests(args) {
  const first = await runOnce(args);
  if (!first || first.failed === 0 || first.crashed < first.failed) return first;
  announce(`The browser crashed, so these tests run once more: ${first.failures.join(', ')}`);
  const again = await runOnce([...args, '--last-failed']);
  return again && { ...again, passed: first.passed + again.passed, skipped: first.skipped + again.skipped };
}

async function runOnce(args) {
  const code = await run('playwright', ['test', ...args]);
  try {
    return { code, ...countBrowserTests(JSON.parse(readFileSync(RESULTS, 'utf8'))) };
  } catch {
    return null;
  }
}

/** Counts the tests of Playwright's report. Of the failed ones, `crashed` are those whose browser ended under them. */
export function countBrowserTests({ stats, suites }) {
  const failed = suites.flatMap(listFailedSpecs);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    crashed: failed.filter(hasCrashed).length,
    failures: failed.map((spec) => `e2e/${spec.file}:${spec.line} › ${spec.title}: ${findReason(spec)}`),
  };
}

/** Returns where a test failed first, and why, in a line. Its run may have told thousands of others since. */
function findReason({ tests }) {
  const [error] = tests.flatMap((test) => test.results).flatMap(({ errors }) => errors);
  const line = error?.location ? `line ${error.location.line}, ` : '';
  return line + stripVTControlCharacters(error?.message ?? 'no reason').split('\n', 1);
}

/** Lists the failed tests of a part of Playwright's report: of a file, and of the groups in it. */
export function listFailedSpecs({ suites = [], specs }) {
  return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(listFailedSpecs)];
}

function hasCrashed({ tests }) {
  const results = tests.flatMap((test) => test.results);
  return results.some(({ errors }) => errors.some(({ message }) => CRASH.test(message)));
}
