import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'postcss';
import { readTokens } from './brand-colors.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The folders whose pages may change a token, or name one in their markup. */
const SOURCES = ['ui', 'site', 'desk'].map((workspace) => `${workspace}/src`);

/** Devanagari's leadings and trackings come in place of those of `tokens.css`, and not beside them. */
const OWN_SHEETS = ['ui/src/styles/tokens.css', 'site/src/layouts/devanagari/**'];

/** A token whose value is one word or measure: `--radius-panel: 1.25rem` */
const PLAIN_TOKEN = /(--[\w-]+): ([\w#.-]+);/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The custom properties that a page may change, and those that components name in their markup. */
type Uses = { changed: Set<string>; drawn: Set<string> };

/**
 * A PostCSS plugin that writes tokens as their values if these are one word or measure and nothing changes them in a
 * page, and gives the others short names. Their own names would be 7 % of a page. Those that markup names keep them.
 */
export function builtTokens(tokens = readTokens(), uses = findUses()): Plugin {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of tokens.matchAll(PLAIN_TOKEN)) {
    if (!uses.changed.has(name)) values.set(`var(${name})`, value);
  }
  const renamed = [...new Set(listSet(tokens))].filter((name) => !values.has(`var(${name})`) && !uses.drawn.has(name));
  const names = new Map(renamed.map((name, index) => [name, `--${toLetters(index)}`]));
  return {
    postcssPlugin: 'built-tokens',
    Declaration(declaration) {
      declaration.prop = names.get(declaration.prop) ?? declaration.prop;
      declaration.value = declaration.value
        .replace(/var\(--[\w-]+\)/g, (use) => values.get(use) ?? use)
        .replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
    },
  };
}

/** Counts in letters: 0 -> a, 51 -> Z, 52 -> aa */
function toLetters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? toLetters(rest - 1) : '') + LETTERS[index % LETTERS.length];
}

function findUses(): Uses {
  const read = (pattern: string, exclude: string[] = []) =>
    globSync(
      SOURCES.map((folder) => `${folder}/${pattern}`),
      { cwd: ROOT, exclude },
    ).map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const tokens = listSet(readTokens());
  const twice = tokens.filter((name, index) => tokens.indexOf(name) !== index);
  return {
    changed: new Set([...read('**/*.css', OWN_SHEETS).flatMap(listSet), ...twice]),
    drawn: new Set(read('**/*.tsx').flatMap((markup) => markup.match(/--[\w-]+/g) ?? [])),
  };
}

const listSet = (css: string): string[] => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
