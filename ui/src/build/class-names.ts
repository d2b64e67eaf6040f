import { globSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The folders whose modules a build may hold: this one, and those of site and desk. */
const SOURCES = ['ui', 'site', 'desk'].map((workspace) => `${workspace}/src/**/*.module.css`);

const modules = globSync(SOURCES, { cwd: join(import.meta.dirname, '../../..') }).sort();

/** The class names of each module, in the order in which they are requested. */
const classes = new Map<string, string[]>();

/**
 * Returns a short name for a class of a CSS module: two letters for the module, then a number. Vite's own names are
 * random, do not compress, and take 4 % of the home page.
 */
export function nameClass(name: string, path: string): string {
  const [file = path] = path.split('?');
  const names = classes.get(file) ?? [];
  classes.set(file, names);
  if (!names.includes(name)) names.push(name);
  const module = modules.findIndex((end) => file.endsWith(`/${end}`));
  const letters = [Math.floor(module / LETTERS.length), module % LETTERS.length].map((place) => LETTERS[place]);
  return `${letters.join('')}${names.indexOf(name)}`;
}
