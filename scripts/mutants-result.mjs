import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS_FOLDER } from './mutants.mjs';
import { ROOT } from './run.mjs';

/**
 * Writes the outcome of a run as a page. A mutant without a result was not tried.
 * @param {import('./mutants.mjs').Mutant[]} mutants
 * @param {Map<string, { caughtBy: { file: string, title: string } | null, isDoubtful?: boolean, seconds: number }>} results
 * @param {string} lastLine
 * @param {number} seconds How long the run took.
 */
export function writeResult(mutants, results, lastLine, seconds) {
  const untried = mutants.filter(({ id }) => !results.has(id));
  const missed = mutants.filter(
    ({ id }) => results.has(id) && (!results.get(id).caughtBy || results.get(id).isDoubtful),
  );
  const rows = mutants.map(({ id }) => {
    if (!results.has(id)) return `| ${id} | not tried | |`;
    const { caughtBy, isDoubtful, seconds: own } = results.get(id);
    const outcome = caughtBy ? `\`${caughtBy.file}\`: ${caughtBy.title.replaceAll('|', '\\|')}` : '**survived**';
    return `| ${id} | ${isDoubtful ? `not sure: ${outcome}` : outcome} | ${own} |`;
  });
  const text = [
    '# What the tests notice',
    '',
    `${lastLine}, in ${seconds} seconds. \`npm run test:mutants -- --write\` writes this page.`,
    '',
    missed.length === 0 ? 'Of those tried, none survived.' : `Not caught: ${listIds(missed)}.`,
    '',
    ...(untried.length === 0 ? [] : [`Not tried: ${listIds(untried)}.`, '']),
    '| mutant | the first test that fails | seconds |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(join(ROOT, MUTANTS_FOLDER, 'result.md'), text);
}

function listIds(mutants) {
  return mutants.map(({ id }) => id).join(', ');
}
