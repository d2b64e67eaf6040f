import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'postcss';
import { readTokens } from './brand-colors.ts';

const SHEETS = join(import.meta.dirname, '../src');

/** Devanagari's leadings and trackings come in place of those of `tokens.css`, and not beside them. */
const OWN_SHEETS = ['styles/tokens.css', 'layouts/devanagari/**'];

/** A token whose value is one word or measure: `--radius-panel: 1.25rem` */
const PLAIN_TOKEN = /(--[\w-]+): ([\w#.-]+);/g;

/**
 * A PostCSS plugin that writes tokens as their values if these are one word or measure and nothing changes them in a
 * page. Their names would be 4 % of a page.
 */
export function constantTokens(tokens = readTokens(), changed = listChanged()): Plugin {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of tokens.matchAll(PLAIN_TOKEN)) if (!changed.has(name)) values.set(name, value);
  return {
    postcssPlugin: 'constant-tokens',
    Declaration(declaration) {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use);
    },
  };
}

/** Lists the custom properties that a page may change: those that other sheets set, or that `tokens.css` sets twice. */
function listChanged(): Set<string> {
  const others = globSync('**/*.css', { cwd: SHEETS, exclude: OWN_SHEETS }).map((path) =>
    readFileSync(join(SHEETS, path), 'utf8'),
  );
  const tokens = listSet(readTokens());
  return new Set([...others.flatMap(listSet), ...tokens.filter((name, index) => tokens.indexOf(name) !== index)]);
}

const listSet = (css: string): string[] => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
