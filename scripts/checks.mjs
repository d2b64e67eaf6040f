import { announce, run } from './run.mjs';

/** The checks that do not run the product; each counts as one passed or failed check. */
const CHECKS = [
  { name: 'Types of contract, API, tests', command: 'tsc', args: ['--build', '--noEmit', 'tsconfig.json'] },
  {
    name: 'Types of the site',
    command: 'astro',
    args: ['check', '--root', 'site', '--minimumFailingSeverity', 'hint'],
  },
  { name: 'Lint and format', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'Colors, weights and sizes from the tokens', command: 'stylelint', args: ['{ui,site,desk}/src/**/*.css'] },
  {
    name: 'Import directions',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      'contract/src',
      'ui',
      'mails',
      'site',
      'desk',
      'api',
      'e2e',
      'bench',
      'testing',
    ],
  },
  { name: 'Mutants that still apply', command: 'node', args: ['scripts/check-mutants.mjs'] },
  { name: 'Promises with their tests', command: 'node', args: ['scripts/check-promises.mjs'] },
];

/** Runs all checks at once, because most use only one processor, and counts the results. */
export async function runChecks() {
  const codes = await Promise.all(CHECKS.map(runCheck));
  const failures = CHECKS.filter((_check, index) => codes[index] !== 0).map(({ name }) => name);
  return { passed: CHECKS.length - failures.length, failed: failures.length, skipped: 0, failures };
}

async function runCheck({ name, command, args }) {
  const code = await run(command, args, { isQuiet: true });
  announce(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  return code;
}
