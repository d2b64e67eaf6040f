import { getColor } from '../clinic/colors.ts';
import { pickDrawing } from '../content/content-drawings.ts';

/** The ground under a sign, light or dark, which decides the color of its lines. */
export type SignGround = 'day' | 'night';

const LINE_COLORS = { day: getColor('--petrol'), night: getColor('--marker-line-on-night') };

const DRAWINGS = import.meta.glob<string>('@content/services/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads a service's drawing: `./icons/piles-treatment.svg` -> `<svg …>…</svg>` */
export function readSign(icon: string): string {
  return pickDrawing(DRAWINGS, 'services', icon);
}

/** Colors the drawing for one ground, as an SVG file. */
export function colorSign(drawing: string, ground: SignGround): string {
  return drawing.replace('<svg', `<svg color="${LINE_COLORS[ground]}"`);
}

/** Places the drawing in a larger one: in a square with this centre and side, with lines of this width. */
export function placeSign(
  drawing: string,
  ground: SignGround,
  { x, y, side, strokeWidth }: { x: number; y: number; side: number; strokeWidth: number },
): string {
  const box = `x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"`;
  const [head = ''] = /^<svg[^>]*>/.exec(drawing) ?? [];
  const placed = head
    .replace(/\s(?:x|y|width|height|stroke-width|xmlns)="[^"]*"/g, '')
    .replace('<svg', `<svg ${box} stroke-width="${strokeWidth}"`);
  return colorSign(placed + drawing.slice(head.length).trim(), ground);
}
