import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** What would reach outside the drawing, or run. */
const OUTWARD = /\s(?:on\w+|style|class|id|href|xlink:href)=|url\(/;
/** The drawings of services stand beside each other, so they have one box. */
const ICON_BOX = '0 0 48 48';

/** What to do about the path of a service's drawing; `undefined` when it can be used. */
export function explainIcon(contentDir: string, icon: string): string | undefined {
  return explainDrawing(join(contentDir, 'services'), icon, ICON_BOX);
}

/** What to do about a drawing in this folder, of this box or of any; `undefined` when it can be used. */
export function explainDrawing(folder: string, path: string, box?: string): string | undefined {
  const file = join(folder, path);
  if (!existsSync(file)) {
    const neighbours = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
    const drawings = neighbours.filter((name) => name.endsWith('.svg')).sort();
    const known = drawings.map((name) => `${dirname(path)}/${name}`);
    return `"${path}" does not exist. Put the drawing there, or write one of: ${known.join(', ')}`;
  }
  const drawing = readFileSync(file, 'utf8');
  const tags = [...drawing.matchAll(/<([a-zA-Z]\w*)/g)].map(([, tag = '']) => tag);
  const [, foundBox] = /<svg\s[^>]*viewBox="([^"]+)"/.exec(drawing) ?? [];
  const hasBox = box ? foundBox === box : foundBox !== undefined;
  if (hasBox && tags.every((tag) => SHAPES.includes(tag)) && !OUTWARD.test(drawing)) return undefined;
  const wantedBox = box ? `viewBox="${box}"` : 'a viewBox';
  return `"${path}" cannot be used. Save it as SVG with ${wantedBox} and shapes alone: ${SHAPES.slice(1).join(', ')}`;
}
