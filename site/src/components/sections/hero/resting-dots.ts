import { DRAWING_HEIGHT, getWaveHeight, REST_LENGTH, WAVE_SHAPES } from '#lib/browser/wave-shape.ts';
import { WAVE_DOT } from './hero-parts.ts';

/**
 * Creates a style sheet with the places of the dots before the script moves them. The security policy forbids style
 * attributes, so it goes into the page's head.
 */
export function createRestingDotsSheet(): string {
  return WAVE_SHAPES.map((shape, index) => {
    const height = (getWaveHeight(shape, REST_LENGTH, 0) / DRAWING_HEIGHT).toFixed(5);
    return `[${WAVE_DOT}="${index}"]{--length:${REST_LENGTH};--height:${height};--target:${height}}`;
  }).join('');
}
