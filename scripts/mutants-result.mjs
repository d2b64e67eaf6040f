import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS_FOLDER } from './mutants.mjs';
import { ROOT } from './run.mjs';

/**
 * Writes the outcome of a whole run as a page.
 * @param {import('./mutants.mjs').Mutant[]} mutants
 * @param {Map<string, { caughtBy: { file: string, title: string } | null, isDoubtful?: boolean, seconds: number }>} results
 * @param {string} lastLine
 * @param {number} seconds How long the run took.
 */
export function writeResult(mutants, results, lastLine, seconds) {
  const missed = mutants.filter(({ id }) => !results.get(id).caughtBy || results.get(id).isDoubtful);
  const rows = mutants.map(({ id }) => {
    const { caughtBy, isDoubtful, seconds: own } = results.get(id);
    const outcome = caughtBy ? `\`${caughtBy.file}\`: ${caughtBy.title.replaceAll('|', '\\|')}` : '**survived**';
    return `| ${id} | ${isDoubtful ? `not sure: ${outcome}` : outcome} | ${own} |`;
  });
  const text = [
    '# What the tests notice',
    '',
    `${lastLine}, in ${seconds} seconds. \`npm run test:mutants -- --write\` writes this page.`,
    '',
    missed.length === 0 ? 'None survived.' : `Not caught: ${missed.map(({ id }) => id).join(', ')}.`,
    '',
    '| mutant | the first test that fails | seconds |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(join(ROOT, MUTANTS_FOLDER, 'result.md'), text);
}
