import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWING_SHAPES, isDrawingAttribute } from '@clinic/contract/drawing-shapes.ts';
import { type CustomPlugin, optimize } from 'svgo';
import { listNames } from '#lib/content/content-files.ts';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH } from '#schemas/illustration.ts';

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
  const neededBox = dirname(contentFile) === 'services' ? BOXES[dirname(path)] : undefined;
  const { box, unusable } = parseDrawing(readFileSync(file, 'utf8'));
  const hasBox = neededBox ? box === neededBox : box !== undefined;
  if (hasBox && unusable.length === 0) return undefined;
  const wantedBox = neededBox ? `viewBox="${neededBox}"` : 'a viewBox';
  const remedy = `"${path}" cannot be used. Save it as SVG with ${wantedBox} and shapes alone: ${DRAWING_SHAPES.join(', ')}`;
  return unusable.length === 0 ? remedy : `${remedy}. Remove from it: ${[...new Set(unusable)].join(', ')}`;
}

/**
 * Reads a drawing as XML. Pages contain its text, which browsers read as HTML; so whatever HTML reads in another way, such
 * as a comment, is unusable too. `box` is undefined without a view box.
 */
export function parseDrawing(drawing: string): { box?: string | undefined; unusable: string[] } {
  let box: string | undefined;
  const unusable: string[] = [];
  const look: CustomPlugin = {
    name: 'look',
    fn: () => ({
      root: { enter: ({ children }) => void (children.some(({ type }) => type === 'element') || unusable.push('all')) },
      element: {
        enter({ name, attributes }, parent) {
          const isRoot = parent.type === 'root' && name === 'svg';
          if (isRoot) box = attributes.viewBox;
          if (!isRoot && !DRAWING_SHAPES.includes(name)) unusable.push(`<${name}>`);
          for (const [attribute, value] of Object.entries(attributes)) {
            if (!isDrawingAttribute(attribute, value)) unusable.push(attribute);
          }
        },
      },
      doctype: { enter: () => void unusable.push('<!DOCTYPE>') },
      instruction: {
        enter: ({ name, value }) => void ((name === 'xml' && !value.includes('<')) || unusable.push(`<?${name}?>`)),
      },
      comment: { enter: () => void unusable.push('comments') },
      cdata: { enter: () => void unusable.push('CDATA') },
      text: { enter: ({ value }) => void (value.trim() === '' || unusable.push('texts')) },
    }),
  };
  try {
    optimize(drawing, { plugins: [look] });
  } catch {
    return { unusable: ['what is no XML'] };
  }
  return { box, unusable };
}
