import { getColor } from '../clinic/colors.ts';
import { placeSign, type SignGround } from '../services/service-sign.ts';

const LINE_COLORS = { day: getColor('--sign'), night: getColor('--marker-line-on-night') };

const CONTOURS = 9;
/** Bézier curves per contour, enough for at most five waves around it. */
const PIECES = 18;
/** The radius of the outermost contour, without its waves. */
const OUTER_RADIUS = 190;
/** The share by which the innermost contour, around the sign, is smaller than the outermost. */
const SHRINKING = 0.56;
const SIGN_SIDE = 92;
/** The sign's line width in units of its own drawing; as thick as the innermost contour. */
const SIGN_STROKE = 1.1;
/** Half the side of the drawing, with room for the outermost contour and its waves. */
const HALF_SIDE = 250;

/** Draws contour lines around a service's sign, as an SVG file. Equal seeds give equal drawings. */
export function drawContourPlate(seed: number, ground: SignGround, sign: string): string {
  const shape = createShape(seed);
  const contours = Array.from({ length: CONTOURS }, (_, index) => {
    const depth = index / (CONTOURS - 1);
    const opacity = (0.16 + 0.62 * depth).toFixed(2);
    return `<path d="${drawContour(shape, depth)}" opacity="${opacity}" stroke-width="${(1.2 + 0.6 * depth).toFixed(1)}"/>`;
  });
  const [x, y] = getCentre(shape, 1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF_SIDE} ${-HALF_SIDE} ${2 * HALF_SIDE} ${2 * HALF_SIDE}">` +
    `<g fill="none" stroke="${LINE_COLORS[ground]}">${contours.join('')}</g>` +
    placeSign(sign, ground, { x: round(x), y: round(y), side: SIGN_SIDE, strokeWidth: SIGN_STROKE }) +
    '</svg>'
  );
}

type Shape = {
  waves: { count: number; height: number; phase: number; twist: number }[];
  driftX: number;
  driftY: number;
};

/** Creates the waves of a seed. They are not random, so that two builds give the same bytes. */
function createShape(seed: number): Shape {
  return {
    waves: [
      { count: 2 + (seed % 2), height: 0.13 + 0.03 * (seed % 3), phase: seed * 1.9, twist: 1.5 },
      { count: 3 + (seed % 3), height: 0.05 + 0.015 * (seed % 4), phase: seed * 2.7, twist: -2.2 },
    ],
    driftX: 26 * Math.sin(seed * 2.1),
    driftY: 26 * Math.cos(seed * 1.3),
  };
}

function getCentre(shape: Shape, depth: number): [x: number, y: number] {
  return [shape.driftX * depth, shape.driftY * depth];
}

/** Draws one closed curve; `depth` runs from 0 for the outermost to 1 for the innermost. */
function drawContour(shape: Shape, depth: number): string {
  const radius = OUTER_RADIUS * (1 - SHRINKING * depth);
  const [centreX, centreY] = getCentre(shape, depth);
  const step = (2 * Math.PI) / PIECES;

  const points = Array.from({ length: PIECES + 1 }, (_, index) => {
    const angle = index * step;
    let r = radius;
    let slope = 0;
    for (const { count, height, phase, twist } of shape.waves) {
      const turn = count * angle + phase + twist * depth;
      r += radius * height * Math.sin(turn);
      slope += radius * height * count * Math.cos(turn);
    }
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const handle = step / 3;
    return {
      x: centreX + r * cos,
      y: centreY + r * sin,
      handleX: handle * (slope * cos - r * sin),
      handleY: handle * (slope * sin + r * cos),
    };
  });

  const [first, ...rest] = points as [(typeof points)[number], ...typeof points];
  // All curves span an equal angle, so `S`, which mirrors the handle before it, is exact.
  const start = `M${pair(first.x, first.y)}C${pair(first.x + first.handleX, first.y + first.handleY)} `;
  const pieces = rest.map(({ x, y, handleX, handleY }) => `${pair(x - handleX, y - handleY)} ${pair(x, y)}`);
  return `${start}${pieces.join('S')}Z`;
}

function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
