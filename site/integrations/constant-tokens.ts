import type { Plugin } from 'postcss';
import { readTokens } from './brand-colors.ts';

const CONSTANT = /--(?:weight|leading|tracking)-[\w-]+/.source;

/**
 * A PostCSS plugin that writes weights, leadings and trackings as their values, because nothing changes them in a page.
 * Their names would be 1 % of each compressed page.
 */
export function constantTokens(tokens = readTokens()): Plugin {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of tokens.matchAll(new RegExp(`(${CONSTANT}): ([^;]+);`, 'g'))) {
    values.set(name, value);
  }
  const uses = new RegExp(`var\\((${CONSTANT})\\)`, 'g');
  return {
    postcssPlugin: 'constant-tokens',
    Declaration(declaration) {
      declaration.value = declaration.value.replace(uses, (use: string, name: string) => values.get(name) ?? use);
    },
  };
}
