import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { type BrandColors, recolorTokens } from './brand-colors.ts';
import { readTokenColor } from './token-colors.ts';

const TOKENS_FILE = join(import.meta.dirname, 'tokens.css');

/**
 * Least ratios of https://www.w3.org/TR/WCAG22/#contrast-enhanced and https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
const TEXT_MIN_RATIO = 7;
const MARK_MIN_RATIO = 3;

const LIGHT_GROUNDS = ['--ground', '--ground-card', '--ground-mint', '--ground-ice'];

/** The pairs of foreground and grounds that are checked, each with its least ratio and the color that decides it. */
const PAIRS: [what: string, front: string, grounds: string[], min: number, color: keyof BrandColors][] = [
  ['Links', '--text-link', LIGHT_GROUNDS, TEXT_MIN_RATIO, 'main'],
  ['Text', '--text-body', LIGHT_GROUNDS, TEXT_MIN_RATIO, 'main'],
  ['Rings', '--teal', ['--mint-strong', '--ice-strong'], MARK_MIN_RATIO, 'main'],
  ['Light text', '--text-on-night-body', ['--ground-night'], TEXT_MIN_RATIO, 'dark'],
  ['Labels', '--text-label-on-night', ['--ground-night'], TEXT_MIN_RATIO, 'dark'],
  ['The words of buttons', '--text-on-accent', ['--accent', '--accent-hover'], TEXT_MIN_RATIO, 'accent'],
  ['Signs', '--accent', ['--ground-night', '--ground-panel'], MARK_MIN_RATIO, 'accent'],
];

/** Returns the remedy for each pair with too little contrast, and the color of the clinic that it is about. */
export function findWeakContrast(brand: BrandColors): { color: keyof BrandColors; remedy: string }[] {
  const tokens = recolorTokens(readFileSync(TOKENS_FILE, 'utf8'), brand);
  return PAIRS.flatMap(([what, front, grounds, min, color]) => {
    const frontColor = readTokenColor(tokens, front);
    const [weakest] = grounds
      .map((ground) => ({ ground, color: readTokenColor(tokens, ground) }))
      .map((ground) => ({ ...ground, ratio: wcagContrast(frontColor, ground.color) }))
      .sort((a, b) => a.ratio - b.ratio);
    if (!weakest || weakest.ratio >= min) return [];
    const pair = `${frontColor} (${front}) on ${weakest.color} (${weakest.ground})`;
    const wish = `Write a ${color === 'accent' ? 'lighter' : 'darker'} color than ${brand[color]}.`;
    return [
      { color, remedy: `${what} in ${pair} have a contrast of ${weakest.ratio.toFixed(1)} and need ${min}. ${wish}` },
    ];
  });
}
