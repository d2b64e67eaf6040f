import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Attributes that could run script, load files or clash with the page's styles. */
const OUTWARD = /\s(?:on\w+|style|class|id|href|xlink:href)=|url\(/;
/** The view box of every service's drawing. It is the same for all, because they are shown beside each other. */
const ICON_BOX = '0 0 48 48';

/** Returns the remedy for the path of a service's drawing; `undefined` when the drawing can be used. */
export function explainIcon(contentDir: string, icon: string): string | undefined {
  return explainDrawing(join(contentDir, 'services'), icon, ICON_BOX);
}

/** Returns the remedy for a drawing; `undefined` when it can be used. Without `box` any view box is allowed. */
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
