// `npm run test:mutants [-- ID …] [--near] [--alone] [--write]`: puts one fault after the other into a copy of the
// project, and says which test notices it. `--near` runs only the tests that the mutants name, `--alone` tries one
// mutant at a time, and `--write` writes testing/mutants/result.md, of which the rows of other mutants stay.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFailedSpecs } from './browser-tests.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import './own-content.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { copyProject } from './project-copy.mjs';
import { announce, ROOT, run } from './run.mjs';
import { ensureServers } from './servers.mjs';
import { ensureSiteBuilt } from './site.mjs';

/** Each copy runs up to three workers of Vitest. */
const COPIES = 2;

/** Their tests start whole processes or installations. They run only where a mutant names them. */
const LONG_PROJECTS = ['scripts', 'processes', 'faults'].flatMap((name) => ['--project', `!${name}`]);

const REPORT = 'test-results/mutant.json';
const SITE = 'site/dist';
const CLEAN_SITE = 'site/clean-dist';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const isNear = flags.includes('--near');
const ids = process.argv.slice(2).filter((word) => !word.startsWith('--'));

await ensureInstalled();
const { applyMutant, readMutants } = await import('./mutants.mjs');
const all = readMutants();
const unknown = ids.find((id) => !all.some((mutant) => mutant.id === id));
if (unknown) {
  process.stderr.write(`No mutant is called ${unknown}. Their names are in testing/mutants.\n`);
  process.exit(1);
}
const chosen = ids.length > 0 ? ids.map((id) => all.find((mutant) => mutant.id === id)) : all;
for (const mutant of chosen) applyMutant(mutant, readIn(ROOT, mutant.file));

const isSpec = (path) => path.endsWith('.spec.ts');
const needsBrowser = chosen.some(({ by }) => by.some(isSpec));
await ensureServers();
if (needsBrowser) {
  await ensureChromium();
  await ensureSiteBuilt();
}

const houses = Array.from({ length: flags.includes('--alone') ? 1 : COPIES }, () => makeHouse());
announce(`${chosen.length} mutants, in ${houses.length === 1 ? 'a copy' : `${houses.length} copies`} of the project …`);
const waiting = [...chosen];
const results = new Map();
await Promise.all(houses.map(workIn));
await doubtFlaws(houses[0]);

const caught = chosen.filter(({ id }) => results.get(id).caughtBy && !results.get(id).isDoubtful);
const lastLine = `${caught.length} of ${chosen.length} caught`;
if (flags.includes('--write')) {
  const { writeResult } = await import('./mutants-result.mjs');
  writeResult(all, results);
}
process.stdout.write(`${lastLine}\n`);
process.exit(caught.length === chosen.length ? 0 : 1);

function makeHouse() {
  const house = copyProject('mutants');
  const sites = needsBrowser ? [CLEAN_SITE, SITE] : [];
  for (const site of sites) cpSync(join(ROOT, SITE), join(house, site), { recursive: true });
  return house;
}

async function workIn(house) {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const began = performance.now();
    const path = join(house, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutant(mutant, source));
    const caughtBy = await findCatch(house, mutant);
    writeFileSync(path, source);
    results.set(mutant.id, { caughtBy, isDoubtful: caughtBy?.file === '', seconds: toSeconds(began) });
    const outcome = caughtBy ? `caught by ${caughtBy.file} › ${caughtBy.title}` : 'SURVIVED';
    process.stdout.write(`${mutant.id} (${toSeconds(began)} s): ${outcome}\n`);
  }
}

/** Finds the first test that fails with the fault; `null` when all pass. */
async function findCatch(house, { file, by }) {
  const units = by.filter((path) => !isSpec(path));
  const specs = by.filter(isSpec);
  return (
    (units.length > 0 && (await findFailure(house, ['run', ...units, '--bail=1']))) ||
    (!isNear &&
      (await findFailure(house, ['related', file, '--run', '--bail=1', '--passWithNoTests', ...LONG_PROJECTS]))) ||
    (specs.length > 0 && (await runSpecs(house, file, specs))) ||
    null
  );
}

/**
 * Runs tests of Vitest and finds the first that fails; `null` when all pass. One that runs out of time may only have met
 * a busy machine, so its file runs once more.
 */
async function findFailure(house, args) {
  const [first] = await runUnits(house, args);
  if (!first?.isLate) return first ?? null;
  return (await runUnits(house, first.file ? ['run', first.file, '--bail=1'] : args))[0] ?? null;
}

/** Runs tests of Vitest, and lists those that fail, with the name of each and of its file. */
async function runUnits(house, args) {
  rmSync(join(house, REPORT), { force: true });
  mkdirSync(join(house, REPORT, '..'), { recursive: true });
  const report = ['--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await run('vitest', [...args, ...report], { cwd: house, isSilent: true });
  const failures = listFailures(house, JSON.parse(readIn(house, REPORT) ?? '{}'));
  // On a busy machine Vitest may give up before any test has failed.
  return code !== 0 && failures.length === 0 ? [{ file: '', title: 'the tests broke off', isLate: true }] : failures;
}

function listFailures(house, { testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(house.length + 1);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ file, title: 'the file does not run', isLate: isLate(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      ...{ file, title: fullName },
      isLate: isLate(failureMessages.join(' ')),
    }));
  });
}

function isLate(message) {
  return /timed out|timeout/i.test(message);
}

/** Builds what the fault touches, and finds the first browser test that fails; `null` when all pass. */
async function runSpecs(house, file, specs) {
  const build = toBuild(file);
  if (build && (await run(getPinnedNode(), build, { cwd: house, isSilent: true })) !== 0) {
    return { file, title: 'the build fails' };
  }
  const code = await run('playwright', ['test', ...specs, '--max-failures=1'], { cwd: house, isSilent: true });
  if (build) {
    rmSync(join(house, SITE), { recursive: true, force: true });
    cpSync(join(house, CLEAN_SITE), join(house, SITE), { recursive: true });
  }
  if (code === 0) return null;
  const { suites } = JSON.parse(readIn(house, 'test-results/e2e.json'));
  const [failed] = suites.flatMap(listFailedSpecs);
  return failed
    ? { file: `e2e/${failed.file}`, title: failed.title }
    : { file: specs[0], title: 'the file does not run' };
}

/** The arguments for Node that build anew what holds the file; `null` when nothing has to be built. */
function toBuild(file) {
  if (file.startsWith('api/')) return null;
  return file.startsWith('desk/') ? ['desk/build.ts', `${SITE}/desk`] : ['scripts/build.mjs'];
}

/** Runs the unit tests that have failed once more without any fault. One that fails then has caught nothing. */
async function doubtFlaws(house) {
  const catches = [...results.values()].filter(({ caughtBy }) => caughtBy?.file && !isSpec(caughtBy.file));
  if (catches.length === 0) return;
  announce('The tests that have failed, without any fault …');
  const failing = await runUnits(house, ['run', ...new Set(catches.map(({ caughtBy }) => caughtBy.file))]);
  for (const [id, result] of results) {
    const { file, title } = result.caughtBy ?? {};
    result.isDoubtful ||= failing.some((one) => one.file === file && one.title === title);
    if (result.isDoubtful) process.stdout.write(`${id}: not sure, ${file} › ${title} fails without it too\n`);
  }
}

function readIn(folder, file) {
  return existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null;
}

function toSeconds(beganMs) {
  return Math.round((performance.now() - beganMs) / 1000);
}
