import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listNames } from '#lib/content/content-files.ts';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH } from '#schemas/illustration.ts';

const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Attributes that could run script, load files or clash with the page's styles. */
const OUTWARD = /\s(?:on\w+|style|class|id|href|xlink:href)=|url\(/;
/** The view boxes of drawings by their folder. A folder without one takes every view box. */
const BOXES: Record<string, string> = {
  './icons': '0 0 48 48',
  './drawings': `0 0 ${ILLUSTRATION_WIDTH} ${ILLUSTRATION_HEIGHT}`,
};

/** Returns the remedy for the path of a drawing in a content file; `undefined` when the drawing can be used. */
export function explainDrawing(contentDir: string, contentFile: string, path: string): string | undefined {
  const file = join(contentDir, dirname(contentFile), path);
  if (!existsSync(file)) {
    const drawings = listNames(dirname(file)).filter((name) => name.endsWith('.svg'));
    const known = drawings.map((name) => `${dirname(path)}/${name}`);
    return `"${path}" does not exist. Put the drawing there, or write one of: ${known.join(', ')}`;
  }
  const drawing = readFileSync(file, 'utf8');
  const tags = [...drawing.matchAll(/<([a-zA-Z]\w*)/g)].map(([, tag = '']) => tag);
  const [, box] = /<svg\s[^>]*viewBox="([^"]+)"/.exec(drawing) ?? [];
  const neededBox = dirname(contentFile) === 'services' ? BOXES[dirname(path)] : undefined;
  const hasBox = neededBox ? box === neededBox : box !== undefined;
  if (hasBox && tags.every((tag) => SHAPES.includes(tag)) && !OUTWARD.test(drawing)) return undefined;
  const wantedBox = neededBox ? `viewBox="${neededBox}"` : 'a viewBox';
  return `"${path}" cannot be used. Save it as SVG with ${wantedBox} and shapes alone: ${SHAPES.slice(1).join(', ')}`;
}
