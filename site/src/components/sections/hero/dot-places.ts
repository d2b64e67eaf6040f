import { DRAWING_HEIGHT, getWaveHeight, REST_LENGTH, WAVE_SHAPES } from '#lib/browser/wave-shape.ts';
import { WAVE_DOT } from './hero-parts.ts';

/** Returns the value of `translate` for a share of a line's length and a height in units of the drawing. */
export function toTranslate(share: number, height: number): string {
  return `${(100 * share).toFixed(3)}cqw ${((100 * height) / DRAWING_HEIGHT).toFixed(3)}cqh`;
}

/**
 * Creates a style sheet with the places of the dots before the script moves them. The security policy forbids style
 * attributes, so it goes into the page's head.
 */
export function createRestingDotsSheet(): string {
  return WAVE_SHAPES.map((shape, index) => {
    const place = toTranslate(REST_LENGTH, getWaveHeight(shape, REST_LENGTH, 0));
    return `[${WAVE_DOT}="${index}"]{translate:${place}}`;
  }).join('');
}
