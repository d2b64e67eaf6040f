import { describe, expect, it } from 'vitest';
import { drawContourPlate } from './contour-plate.ts';

describe('contour plates', () => {
  it('draws the same plate for the same seed and another for the next', () => {
    expect(drawContourPlate(3, 'day')).toBe(drawContourPlate(3, 'day'));
    expect(drawContourPlate(3, 'day')).not.toBe(drawContourPlate(4, 'day'));
  });

  it('keeps every point of every plate inside the drawing', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const svg = drawContourPlate(seed, 'night');
      const [, x = '', y = '', width = ''] = /viewBox="(-?\d+) (-?\d+) (\d+)/.exec(svg) ?? [];
      expect(x).toBe(y);
      const numbers = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => path.match(/-?[\d.]+/g) ?? []);
      expect(Math.max(...numbers.map((number) => Math.abs(Number(number))))).toBeLessThanOrEqual(Number(width) / 2);
    }
  });
});
