import { DRAWING_SHAPES, isDrawingAttribute } from '@clinic/contract/drawing-shapes.ts';
import type { CustomPlugin } from 'svgo';

const MAX_CHARS = 256 * 1024;

const words = {
  none: 'This is no drawing. Choose an SVG file.',
  heavy: 'This drawing is too large. Save it with fewer points, and choose it again.',
  entities: "This drawing has a part that a page cannot take. Save it again as 'plain SVG', and choose it again.",
} as const;

/** Leaves only shapes, with what says where they lie and how they look. */
const shapesAlone: CustomPlugin = {
  name: 'shapes-alone',
  fn: () => ({
    root: {
      enter(root) {
        root.children = root.children.filter(({ type }) => type === 'element');
      },
    },
    element: {
      enter(node, parent) {
        const isRoot = parent.type === 'root' && node.name === 'svg';
        if (!isRoot && !DRAWING_SHAPES.includes(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          if (!isDrawingAttribute(name, value)) delete node.attributes[name];
        }
        node.children = node.children.filter(({ type }) => type === 'element');
      },
    },
  }),
};

/**
 * Takes all out of a drawing that could run or load something, so that shapes alone are left. Returns the reason and the
 * remedy for a file that is no drawing.
 */
export async function cleanDrawing(bytes: Buffer): Promise<{ made: Buffer } | { mistake: string }> {
  const drawing = bytes.toString('utf8');
  if (drawing.length > MAX_CHARS) return { mistake: words.heavy };
  // A few of these can stand for more text than a machine has room for.
  if (/<!ENTITY/i.test(drawing)) return { mistake: words.entities };
  const { optimize } = await import('svgo');
  try {
    const plugins = ['convertStyleToAttrs', 'removeXMLProcInst', 'removeDoctype', shapesAlone] as const;
    const svg = optimize(drawing, { plugins: [...plugins] }).data;
    return svg.startsWith('<svg') ? { made: Buffer.from(svg) } : { mistake: words.none };
  } catch {
    return { mistake: words.none };
  }
}
