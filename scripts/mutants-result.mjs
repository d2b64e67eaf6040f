import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS_FOLDER } from './mutants.mjs';
import { ROOT } from './run.mjs';

const PAGE = join(ROOT, MUTANTS_FOLDER, 'result.md');

/**
 * Writes the outcome of a run as a page. The rows of mutants that were not tried now stay as they were.
 * @param {import('./mutants.mjs').Mutant[]} mutants
 * @param {Map<string, { caughtBy: { file: string, title: string } | null, isDoubtful?: boolean, seconds: number }>} results
 */
export function writeResult(mutants, results) {
  const former = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n') : [];
  const rows = mutants.map(({ id }) => {
    if (results.has(id)) return toRow(id, results.get(id));
    return former.find((line) => line.startsWith(`| ${id} |`)) ?? `| ${id} | not tried | |`;
  });
  const caught = rows.filter((row) => row.split(' | ')[1].startsWith('`'));
  const text = [
    '# What the tests notice',
    '',
    `${caught.length} of ${mutants.length} caught. \`npm run test:mutants -- --write\` writes this page, and with names their rows alone.`,
    '',
    '| mutant | the first test that fails | seconds |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(PAGE, text);
}

function toRow(id, { caughtBy, isDoubtful, seconds }) {
  const outcome = caughtBy ? `\`${caughtBy.file}\`: ${caughtBy.title.replaceAll('|', '\\|')}` : '**survived**';
  return `| ${id} | ${isDoubtful ? `not sure: ${outcome}` : outcome} | ${seconds} |`;
}
