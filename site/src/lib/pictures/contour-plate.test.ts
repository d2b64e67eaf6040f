import { describe, expect, it } from 'vitest';
import { drawContourPlate } from './contour-plate.ts';

const SIGN = '<svg viewBox="0 0 48 48" stroke-width="1.75"><circle cx="1" cy="2" r="3"/></svg>';

describe('contour plates', () => {
  it('draws the same plate for the same seed and another for the next', () => {
    expect(drawContourPlate(3, 'day', SIGN)).toBe(drawContourPlate(3, 'day', SIGN));
    expect(drawContourPlate(3, 'day', SIGN)).not.toBe(drawContourPlate(4, 'day', SIGN));
  });

  it('closes in on the sign, in the thin lines of the plate', () => {
    const svg = drawContourPlate(3, 'day', SIGN);
    expect(svg).toMatch(
      /<svg color="#0b5a62" x="[\d.-]+" y="[\d.-]+" width="92" height="92" stroke-width="1.1" viewBox="0 0 48 48">/,
    );
    expect(svg).toContain('<circle cx="1" cy="2" r="3"/></svg></svg>');
  });

  it('keeps every point of every plate inside the drawing', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const svg = drawContourPlate(seed, 'night', SIGN);
      const [, x = '', y = '', width = ''] = /viewBox="(-?\d+) (-?\d+) (\d+)/.exec(svg) ?? [];
      expect(x).toBe(y);
      const numbers = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => path.match(/-?[\d.]+/g) ?? []);
      expect(Math.max(...numbers.map((number) => Math.abs(Number(number))))).toBeLessThanOrEqual(Number(width) / 2);
    }
  });
});
