// Reads the mutants: faults that somebody could make in good faith, each against one promise of the product.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './project-folder.mjs';

/** The folder of the mutants, from the root. One file holds those of one topic. */
export const MUTANTS_FOLDER = 'testing/mutants';

/**
 * @typedef {object} Mutant
 * @property {string} id A sentence about the product with the fault: `books-a-taken-time`.
 * @property {string} topic The name of its file.
 * @property {string} promise The promise that it breaks.
 * @property {string} hurts The person who would be hurt.
 * @property {string} file The file with the fault, from the root.
 * @property {string} text The words that are replaced. They stand in the file once.
 * @property {string} replacement
 * @property {string[]} by The tests that should notice it, from the root: unit tests are tried before all others,
 *   browser tests after them.
 */

/** Reads all mutants, in the order of their topics. Throws when two have one id.
 * @returns {Mutant[]}
 */
export function readMutants() {
  const mutants = globSync(join(ROOT, MUTANTS_FOLDER, '*.yaml'))
    .sort()
    .flatMap((path) =>
      Object.entries(parse(readFileSync(path, 'utf8'))).map(([id, { by, ...mutant }]) => ({
        id,
        topic: path.slice(join(ROOT, MUTANTS_FOLDER).length + 1, -'.yaml'.length),
        by: [by ?? []].flat(),
        ...mutant,
      })),
    );
  const twice = mutants.find(({ id }, place) => mutants.findIndex((other) => other.id === id) < place);
  if (twice) throw new Error(`${MUTANTS_FOLDER}: two mutants are called ${twice.id}. Give one of them another name.`);
  return mutants;
}

/**
 * Puts a mutant's fault into the text of its file. Throws, with the remedy, when it no longer applies.
 * @param {Mutant} mutant
 * @param {string | null} source The text of the file; `null` when there is none.
 * @returns {string}
 */
export function applyMutant({ id, topic, file, text, replacement }, source) {
  const place = `${MUTANTS_FOLDER}/${topic}.yaml: ${id}`;
  if (source === null) throw new Error(`${place}: ${file} is not there. Write where the file is now.`);
  const count = source.split(text).length - 1;
  if (count === 1) return source.replace(text, () => replacement);
  const remedy =
    count === 0
      ? 'Write the words that stand there now, with a fault that breaks the same promise'
      : 'Add the words before or after them, so that they name one place';
  throw new Error(`${place}: its text is in ${file} ${count} times. ${remedy}.`);
}
