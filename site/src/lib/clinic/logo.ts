/** A drawing: its SVG shapes, and their view box. */
export type Logo = { viewBox: string; shapes: string };

/** The drawings of `content/images/` by their paths. */
const DRAWINGS = import.meta.glob<string>('../../../../content/images/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads a drawing that `content/clinic.yaml` names: `./images/logo.svg` -> `<svg …>…</svg>` */
export function readDrawing(path: string): string {
  const drawing = DRAWINGS[`../../../../content/${path.slice(2)}`];
  if (drawing === undefined) throw new Error(`content/${path.slice(2)} does not exist.`);
  return drawing.slice(drawing.indexOf('<svg'));
}

/** Splits a logo into view box and shapes. The root's attributes for lines and fills stay with the shapes. */
export function splitLogo(drawing: string): Logo {
  const [head = '', shapes = ''] = /^(<svg[^>]*>)([\s\S]*)<\/svg>/.exec(drawing)?.slice(1) ?? [];
  const viewBox = /\sviewBox="([^"]*)"/.exec(head)?.[1] ?? '';
  const look = [...head.matchAll(/\s(?:fill|stroke)[a-z-]*="[^"]*"/g)].join('');
  const lines = shapes.trim().replace(/>\s+</g, '><');
  return { viewBox, shapes: look ? `<g${look}>${lines}</g>` : lines };
}
