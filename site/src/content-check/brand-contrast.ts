import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { type BrandColors, recolorTokens } from '../styles/brand-colors.ts';
import { readTokenColor } from '../styles/token-colors.ts';

const TOKENS_FILE = join(import.meta.dirname, '../styles/tokens.css');

/**
 * Least ratios of https://www.w3.org/TR/WCAG22/#contrast-enhanced and https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
const TEXT_MIN_RATIO = 7;
const MARK_MIN_RATIO = 3;

type Pair = {
  what: string;
  front: `--${string}`;
  grounds: `--${string}`[];
  min: number;
  color: keyof BrandColors;
  remedy: 'darker' | 'lighter';
};

const LIGHT_GROUNDS: Pair['grounds'] = ['--ground', '--ground-card', '--ground-mint', '--ground-ice'];

/** The pairs of foreground and ground that are checked, each with the clinic's color that decides it. */
const PAIRS: Pair[] = [
  { what: 'Links', front: '--text-link', grounds: LIGHT_GROUNDS, min: TEXT_MIN_RATIO, color: 'main', remedy: 'darker' },
  { what: 'Text', front: '--text-body', grounds: LIGHT_GROUNDS, min: TEXT_MIN_RATIO, color: 'main', remedy: 'darker' },
  {
    what: 'Rings',
    front: '--teal',
    grounds: ['--mint-strong', '--ice-strong'],
    min: MARK_MIN_RATIO,
    color: 'main',
    remedy: 'darker',
  },
  {
    what: 'Light text',
    front: '--text-on-night-body',
    grounds: ['--ground-night'],
    min: TEXT_MIN_RATIO,
    color: 'dark',
    remedy: 'darker',
  },
  {
    what: 'Labels',
    front: '--text-label-on-night',
    grounds: ['--ground-night'],
    min: TEXT_MIN_RATIO,
    color: 'dark',
    remedy: 'darker',
  },
  {
    what: 'The words of buttons',
    front: '--text-on-accent',
    grounds: ['--accent', '--accent-hover'],
    min: TEXT_MIN_RATIO,
    color: 'accent',
    remedy: 'lighter',
  },
  {
    what: 'Signs',
    front: '--accent',
    grounds: ['--ground-night', '--ground-panel'],
    min: MARK_MIN_RATIO,
    color: 'accent',
    remedy: 'lighter',
  },
];

/** Returns one line for each pair of colors with too little contrast. */
export function findWeakContrast(brand: BrandColors): string[] {
  const tokens = recolorTokens(readFileSync(TOKENS_FILE, 'utf8'), brand);
  return PAIRS.flatMap(({ what, front, grounds, min, color, remedy }) => {
    const frontColor = readTokenColor(tokens, front);
    const weakest = grounds
      .map((ground) => ({ ground, color: readTokenColor(tokens, ground) }))
      .map((ground) => ({ ...ground, ratio: wcagContrast(frontColor, ground.color) }))
      .sort((a, b) => a.ratio - b.ratio)[0];
    if (!weakest || weakest.ratio >= min) return [];
    const pair = `${frontColor} (${front}) on ${weakest.color} (${weakest.ground})`;
    return [
      `content/clinic.yaml: colors.${color}: ${what} in ${pair} have a contrast of ${weakest.ratio.toFixed(1)} and need ${min}. Write a ${remedy} color than ${brand[color]}.`,
    ];
  });
}
