import { clampChroma, converter, formatHex, formatHex8, type Oklch, wcagLuminance } from 'culori';
import { readTokenColor } from './token-colors.ts';

/** The three colors of a clinic, as `content/clinic.yaml` writes them. */
export type BrandColors = { dark: string; main: string; accent: string };

/** Where `tokens.css` has these three; every other color there belongs to one of them. */
const TOKENS_OF_BRAND: Record<keyof BrandColors, string> = { dark: '--night', main: '--teal', accent: '--amber' };

const HEX_COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

/** Hues in degrees of OKLCH: warm shades follow the accent, cool ones the main color, reds mean a mistake and stay. */
const ACCENT_HUES = { from: 50, to: 110 };
const MAIN_HUES = { from: 110, to: 330 };
/** Below this a color is a grey, whose hue says nothing. */
const GREY_CHROMA = 0.003;
/** A pale shade of a strong color stays pale. */
const MAX_CHROMA_RATIO = 1.4;

/** Halvings that find a lightness closer than a step of eight bits. */
const LIGHTNESS_STEPS = 16;

/** Eight bits round a color: a little darker, text that just stands out goes on doing so. */
const ROUNDING = 0.0005;

const toOklch = converter('oklch');

/** The text of `tokens.css` in a clinic's colors: each shade keeps its luminance, on which contrast depends, and takes the hue of its color. */
export function recolorTokens(tokens: string, brand: BrandColors): string {
  const drawn = {
    dark: readTokenColor(tokens, TOKENS_OF_BRAND.dark),
    main: readTokenColor(tokens, TOKENS_OF_BRAND.main),
    accent: readTokenColor(tokens, TOKENS_OF_BRAND.accent),
  };
  return tokens.replaceAll(HEX_COLOR, (color) => recolor(color, drawn, brand));
}

function recolor(color: string, drawn: BrandColors, brand: BrandColors): string {
  const name = (['dark', 'main', 'accent'] as const).find((key) => color.startsWith(drawn[key]));
  if (name) return brand[name] + color.slice(drawn[name].length);
  const shade = toOklch(color);
  const leader = shade && findLeader(shade);
  if (!leader || brand[leader].toLowerCase() === drawn[leader]) return color;
  const [from, to] = [toOklch(drawn[leader]), toOklch(brand[leader])] as [Oklch, Oklch];
  const ratio = Math.min(MAX_CHROMA_RATIO, to.c / from.c);
  const hue = (shade.h ?? 0) + (to.h ?? 0) - (from.h ?? 0);
  const turned = matchLuminance({ ...shade, c: shade.c * ratio, h: hue }, wcagLuminance(color) - ROUNDING);
  return shade.alpha === undefined ? formatHex(turned) : formatHex8(turned);
}

/** The shade as light or dark as makes it shine as much as that. */
function matchLuminance(shade: Oklch, luminance: number): Oklch {
  let [low, high] = [0, 1];
  let matched = shade;
  for (let step = 0; step < LIGHTNESS_STEPS; step++) {
    const l = (low + high) / 2;
    matched = clampChroma({ ...shade, l }, 'oklch') as Oklch;
    if (wcagLuminance(matched) < luminance) low = l;
    else high = l;
  }
  return matched;
}

/** The color that a shade follows; `undefined` for greys and reds. */
function findLeader({ c, h = 0 }: Oklch): 'main' | 'accent' | undefined {
  if (c < GREY_CHROMA) return undefined;
  if (ACCENT_HUES.from <= h && h < ACCENT_HUES.to) return 'accent';
  return MAIN_HUES.from <= h && h < MAIN_HUES.to ? 'main' : undefined;
}
