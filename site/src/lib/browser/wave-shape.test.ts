import { describe, expect, it } from 'vitest';
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  getExtendedLength,
  getWaveHeight,
  getWavePath,
  REST_LENGTH,
  WAVE_SHAPES,
  type WaveShape,
} from './wave-shape.ts';

/** 44 px in units of the drawing, at its least height of 196 px. */
const FINGER = (44 / 196) * DRAWING_HEIGHT;

const SECONDS = [0, 3.2, 17, 240];

describe('getWavePath', () => {
  it('starts every wave at one source on the left edge', () => {
    for (const wave of WAVE_SHAPES) expect(getWavePath(wave, 5)).toMatch(/^M0 100C/);
  });

  it('ends at the right edge', () => {
    for (const wave of WAVE_SHAPES) expect(readKnots(getWavePath(wave, 5)).at(-1)?.x).toBe(DRAWING_WIDTH);
  });

  it('stays within half a unit of the formula beyond the first curve, and inside the drawing', () => {
    for (const wave of WAVE_SHAPES) {
      for (const seconds of SECONDS) {
        const points = tracePath(getWavePath(wave, seconds));
        for (const { x, y } of points.filter((point) => point.x > 70)) {
          expect(Math.abs(y - getWaveHeight(wave, x / DRAWING_WIDTH, seconds))).toBeLessThan(0.5);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(DRAWING_HEIGHT);
        }
      }
    }
  });

  it('is drawn in two parts that meet at the dot and keep to the formula', () => {
    for (const wave of WAVE_SHAPES) {
      const [lit, unlit] = [getWavePath(wave, 17, 0, wave.cap), getWavePath(wave, 17, wave.cap)];
      const height = getWaveHeight(wave, wave.cap, 17);
      for (const point of [readKnots(lit).at(-1), readPoints(unlit)[0]]) {
        expect(point?.x).toBeCloseTo(wave.cap * DRAWING_WIDTH, 0);
        expect(point?.y).toBeCloseTo(height, 0);
      }
      for (const { x, y } of [...tracePath(lit), ...tracePath(unlit)].filter((point) => point.x > 70)) {
        expect(Math.abs(y - getWaveHeight(wave, x / DRAWING_WIDTH, 17))).toBeLessThan(0.5);
      }
    }
  });

  it('is short, because four of them stand in the page', () => {
    for (const wave of WAVE_SHAPES) expect(getWavePath(wave, 0).length).toBeLessThan(520);
  });
});

describe('getWaveHeight', () => {
  it('keeps the resting dots in order, far enough apart for a finger each', () => {
    for (let seconds = 0; seconds < 300; seconds += 0.1) {
      const heights = WAVE_SHAPES.map((wave) => getWaveHeight(wave, REST_LENGTH, seconds));
      for (const [index, height] of heights.slice(1).entries()) {
        expect(height - (heights[index] ?? 0)).toBeGreaterThan(FINGER);
      }
    }
  });

  it('moves with time', () => {
    for (const wave of WAVE_SHAPES) expect(getWaveHeight(wave, 0.7, 0)).not.toBeCloseTo(getWaveHeight(wave, 0.7, 1));
  });
});

describe('getExtendedLength', () => {
  it('is the cap of each wave on any usual screen', () => {
    for (const width of [320, 360, 768, 1280, 1920, 3840]) {
      expect(WAVE_SHAPES.map((wave) => getExtendedLength(wave, width))).toEqual([0.7, 0.65, 0.72, 0.78]);
    }
  });

  it('leaves room for the halo where the hero is too narrow, but never goes below 56 %', () => {
    const last = WAVE_SHAPES[3] as WaveShape;
    expect(getExtendedLength(last, 100)).toBeCloseTo(0.68);
    expect(getExtendedLength(last, 50)).toBe(0.56);
  });
});

type Point = { x: number; y: number };

function readPoints(path: string): Point[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] as number }] : []));
}

/** Returns the source and the end of each curve. */
function readKnots(path: string): Point[] {
  const [source, , ...rest] = readPoints(path) as [Point, Point, ...Point[]];
  return [source, ...rest.filter((_, index) => index % 2 === 1)];
}

/** Returns points along the path, as a browser draws it. */
function tracePath(path: string): Point[] {
  const [source, control, ...rest] = readPoints(path) as [Point, Point, ...Point[]];
  const traced: Point[] = [];
  let [from, first] = [source, control];
  for (let index = 0; index < rest.length; index += 2) {
    const [second, to] = [rest[index] as Point, rest[index + 1] as Point];
    for (let t = 0; t <= 1; t += 0.125) traced.push(between([from, first, second, to], t));
    [from, first] = [to, { x: 2 * to.x - second.x, y: 2 * to.y - second.y }];
  }
  return traced;
}

function between([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3] as const;
  const mix = (key: 'x' | 'y') => weights[0] * a[key] + weights[1] * b[key] + weights[2] * c[key] + weights[3] * d[key];
  return { x: mix('x'), y: mix('y') };
}
