import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const HEAD = /<svg\s[^>]*viewBox="0 0 48 48"/;
/** What would reach outside the drawing, or run. */
const OUTWARD = /\s(?:on\w+|style|class|id|href|xlink:href)=|url\(/;

/** What to do about the path of a service's drawing; `undefined` when it can be used. */
export function explainIcon(contentDir: string, icon: string): string | undefined {
  const folder = join(contentDir, 'services/icons');
  const path = join(contentDir, 'services', icon);
  if (!existsSync(path)) {
    const icons = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : [];
    const known = icons.sort().map((name) => `./icons/${name}`);
    return `"${icon}" does not exist. Put the drawing there, or write one of: ${known.join(', ')}`;
  }
  const drawing = readFileSync(path, 'utf8');
  const tags = [...drawing.matchAll(/<([a-zA-Z]\w*)/g)].map(([, tag = '']) => tag);
  if (HEAD.test(drawing) && tags.every((tag) => SHAPES.includes(tag)) && !OUTWARD.test(drawing)) return undefined;
  return `"${icon}" cannot be used. Save it as SVG with viewBox="0 0 48 48" and shapes alone: ${SHAPES.slice(1).join(', ')}`;
}
