// The parts of drawings (SVG). The check of the content refuses all others, and the desk leaves them out of a drawing that
// it is sent.

/** The elements below `<svg>`. */
export const DRAWING_SHAPES: readonly string[] = [
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
];

/** The attributes that say where a shape lies and how it looks. No other one, which could run script or load a file. */
const LOOKS = new Set([
  ...['xmlns', 'viewBox', 'preserveAspectRatio', 'version', 'width', 'height', 'x', 'y', 'transform', 'points', 'd'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'vector-effect'],
  ...['color', 'opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
]);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A value that names another file or a part of this one, also in CSS's spelling: `u\72l(#a)`. */
const OUTWARD = /url\s*\(|[:\\]/i;

/** Whether a drawing may have an attribute with this value. */
export function isDrawingAttribute(name: string, value: string): boolean {
  const isNamespace = name === 'xmlns' && value === SVG_NAMESPACE;
  return LOOKS.has(name) && (isNamespace || !OUTWARD.test(value));
}
