import { announce, run } from './run.mjs';

/** What can be checked without running the product: each is one passed or failed check. */
const CHECKS = [
  { name: 'Types of contract, API, tests', command: 'tsc', args: ['--build', '--noEmit', 'tsconfig.json'] },
  {
    name: 'Types of the site',
    command: 'astro',
    args: ['check', '--root', 'site', '--minimumFailingSeverity', 'hint'],
  },
  { name: 'Lint and format', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'Colors and weights from the tokens', command: 'stylelint', args: ['site/src/**/*.css'] },
  {
    name: 'Import directions',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'contract/src', 'site', 'api', 'e2e', 'bench', 'testing'],
  },
];

/** Runs every check, also after one has failed, and counts. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, command, args } of CHECKS) {
    const code = await run(command, args, { isQuiet: true });
    announce(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
    if (code === 0) counts.passed += 1;
    else counts.failed += 1;
  }
  return counts;
}
