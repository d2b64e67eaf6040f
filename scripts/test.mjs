// `npm test`: proves within minutes what people do, and ends with one line 'N passed, N failed'.
// `npm run test:long`: proves the rest in the same way: on every page, at every width, under conditions that few people
// meet, and in processes that start, stop, race and fail (docs/decisions/029).
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { findCanaries } from './canaries.mjs';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJava } from './java.mjs';
import './own-content.mjs';
import { announce, ROOT, run } from './run.mjs';
import { ensureServers } from './servers.mjs';
import { ensureSiteBuilt } from './site.mjs';

const RESULTS = join(ROOT, 'test-results');
const UNIT_RESULTS = join(RESULTS, 'unit.json');

const isLong = process.argv[2] === '--long';
/** The files of browser tests that are named on the command line, which run whole. */
const chosen = process.argv.slice(isLong ? 3 : 2);

/** The tag of long tests: of Vitest (`vitest.config.ts`), and with an `@` of Playwright (`e2e/long.ts`). */
const LONG_TAG = 'long';
const PART = isLong
  ? { unitTests: LONG_TAG, browserTests: ['--grep', `@${LONG_TAG}`] }
  : { unitTests: `!${LONG_TAG}`, browserTests: ['--grep-invert', `@${LONG_TAG}`] };

/** The folder for the logs of servers that the tests start. */
const LOGS = mkdtempSync(join(tmpdir(), 'clinic-test-logs-'));
process.env.TEST_LOGS_DIR = LOGS;

// The browser tests expect a site that is built without `PUBLIC_*` variables.
for (const name of Object.keys(process.env)) if (name.startsWith('PUBLIC_')) delete process.env[name];

await ensureInstalled();
await ensureChromium();
await ensureServers();
if (isLong) await ensureJava();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const checks = isLong ? { passed: 0, failed: 0, skipped: 0, failures: [] } : await runChecks();

announce(`${isLong ? 'Long' : 'Unit and API'} tests, beside them the site …`);
const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];
const [unitCode] = await Promise.all([
  run('vitest', ['run', `--tags-filter=${PART.unitTests}`, ...reports]),
  ensureSiteBuilt(),
]);
const unit = checkCounts(readUnitCounts(), 'the unit and API tests');

announce('Browser tests …');
const browser = checkCounts(await runBrowserTests(chosen.length > 0 ? chosen : PART.browserTests), 'the browser tests');

const privacy = checkLogs();

for (const { failures } of [checks, unit, browser, privacy]) {
  for (const failure of failures) process.stderr.write(`FAILED: ${failure}\n`);
}
const sum = (key) => checks[key] + unit[key] + browser[key] + privacy[key];
const skipped = sum('skipped');
const hasFailed = sum('failed') > 0;
if (hasFailed) process.stderr.write(`The logs of the servers are kept in ${LOGS}\n`);
else rmSync(LOGS, { recursive: true });
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exit(hasFailed ? 1 : 0);

/** Checks that there are logs and that none holds personal data. The check counts as one test. */
function checkLogs() {
  const { fileCount, leaks } = findCanaries(LOGS);
  const isClean = fileCount > 0 && leaks.length === 0;
  announce(`Nothing personal in ${fileCount} logs: ${isClean ? 'passed' : 'FAILED'}`);
  const failures = leaks.length > 0 || isClean ? leaks : ['no logs to look into'];
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, skipped: 0, failures };
}

/** Reads the counts of Vitest's report, or `null` where there is none. */
function readUnitCounts() {
  try {
    return { code: unitCode, ...countUnitTests(JSON.parse(readFileSync(UNIT_RESULTS, 'utf8'))) };
  } catch {
    return null;
  }
}

/**
 * Counts the tests of Vitest's report. A file that fails before its first test counts as a failed test. The tests of the
 * other part are in the report too, as skipped.
 */
function countUnitTests(results) {
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numFailedTestSuites * (results.numFailedTests === 0 ? 1 : 0),
    skipped: left.filter(({ tags }) => tags.includes(LONG_TAG) === isLong).length,
    failures: results.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [reason = ''] }) => `${fullName}: ${reason.split('\n', 1)}`);
      return (failed.length > 0 || !message ? failed : [message]).map((text) => `${relative(ROOT, name)} › ${text}`);
    }),
  };
}

/** Adds a failure to a run that leaves no results, or that fails without a failed test. */
function checkCounts(counts, name) {
  if (!counts) return { passed: 0, failed: 1, skipped: 0, failures: [`${name} left no results`] };
  if (counts.code === 0 || counts.failed > 0) return counts;
  const failure = `${name} ended with ${counts.code}, without a failed test`;
  return { ...counts, failed: 1, failures: [...counts.failures, failure] };
}
