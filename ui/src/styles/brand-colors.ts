import { clampChroma, converter, formatHex, formatHex8, type Oklch, wcagLuminance } from 'culori';
import { readTokenColor } from './token-colors.ts';

/** The clinic's three colors, as they are written in `content/clinic.yaml`. */
export type BrandColors = { dark: string; main: string; accent: string };

/** The tokens of the three colors. Every shade of `tokens.css` follows one of them, except greys and reds. */
const TOKENS_OF_BRAND: Record<keyof BrandColors, string> = { dark: '--night', main: '--teal', accent: '--amber' };

const HEX_COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

/**
 * Hues, in degrees of OKLCH, of the shades that follow the accent and the main color. Reds mark errors and do not
 * change.
 */
const ACCENT_HUES = { from: 50, to: 110 };
const MAIN_HUES = { from: 110, to: 330 };
/** Below this chroma a color is a grey without a hue. */
const GREY_CHROMA = 0.003;
/** Limits how much stronger a shade becomes, so that pale shades stay pale. */
const MAX_CHROMA_RATIO = 1.4;

/** The number of halvings that find a lightness to within one step of eight bits. */
const LIGHTNESS_STEPS = 16;

/** How much darker shades are made, so that rounding to eight bits does not lower the contrast of text. */
const ROUNDING = 0.0005;

const toOklch = converter('oklch');

/**
 * Rewrites `tokens.css` in a clinic's colors. Each shade keeps its luminance, which decides the contrast, and takes the
 * hue of the color that it follows.
 */
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

/** Changes the lightness of a shade until it has this luminance. */
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

/** Returns the color that a shade follows; `undefined` for greys and reds. */
function findLeader({ c, h = 0 }: Oklch): 'main' | 'accent' | undefined {
  if (c < GREY_CHROMA) return undefined;
  if (ACCENT_HUES.from <= h && h < ACCENT_HUES.to) return 'accent';
  return MAIN_HUES.from <= h && h < MAIN_HUES.to ? 'main' : undefined;
}
