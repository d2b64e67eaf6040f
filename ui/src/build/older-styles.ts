import type { AtRule, Declaration, Plugin } from 'postcss';
import { readTokenColor } from '../styles/token-colors.ts';
import { readTokens } from './brand-colors.ts';

const THINNED = /color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, transparent\)/g;

/** Values that the oldest browsers lack, each with the value that is written before it for them. */
const EARLIER: [RegExp, string][] = [
  [/(?<=\d)[sd]vh/g, 'vh'],
  [/^clip$/g, 'hidden'],
];

/**
 * A PostCSS plugin for the oldest browsers. Tokens thinned by `color-mix()` become plain colors, and some values get an
 * older one before them. Without container queries the window's width is asked, which is close enough on a phone.
 */
export function olderStyles(): Plugin {
  const tokens = readTokens();
  return {
    postcssPlugin: 'older-styles',
    Declaration(declaration) {
      giveEarlier(declaration);
      declaration.value = declaration.value.replace(THINNED, (mix: string, name: string, percent: string) => {
        return tokens.includes(` ${name}:`) ? thinColor(readTokenColor(tokens, name), Number(percent)) : mix;
      });
    },
    AtRule: {
      container: (rule, { AtRule }) => askWindow(rule, AtRule),
    },
  };
}

/** Gives a color this opacity in per cent: `#fff`, 50 -> `#ffffff80` */
export function thinColor(color: string, percent: number): string {
  const digits = color.slice(1);
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${whole}${Math.round((255 * percent) / 100)
    .toString(16)
    .padStart(2, '0')}`;
}

function giveEarlier(declaration: Declaration): void {
  if (declaration.prop.startsWith('--')) return;
  const older = EARLIER.reduce((value, [newer, earlier]) => value.replace(newer, earlier), declaration.value);
  const before = declaration.prev();
  const isGiven = before?.type === 'decl' && before.prop === declaration.prop;
  if (older !== declaration.value && !isGiven) declaration.cloneBefore({ value: older });
}

const ASKED = Symbol('asked');

function askWindow(rule: AtRule & { [ASKED]?: boolean }, Rule: typeof AtRule): void {
  // The window's height says nothing of that of an element.
  if (rule[ASKED] || rule.params.includes('height')) return;
  rule[ASKED] = true;
  const media = new Rule({ name: 'media', params: rule.params, nodes: rule.clone().nodes ?? [] });
  rule.after(new Rule({ name: 'supports', params: 'not (container-type: inline-size)', nodes: [media] }));
}
