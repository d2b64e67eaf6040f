/** A drawing: its SVG shapes, and their view box. */
export type Logo = { viewBox: string; shapes: string };

/** Splits a logo into view box and shapes. The root's attributes for lines and fills stay with the shapes. */
export function splitLogo(drawing: string): Logo {
  const [head = '', shapes = ''] = /^(<svg[^>]*>)([\s\S]*)<\/svg>/.exec(drawing)?.slice(1) ?? [];
  const viewBox = /\sviewBox="([^"]*)"/.exec(head)?.[1] ?? '';
  const look = [...head.matchAll(/\s(?:fill|stroke)[a-z-]*="[^"]*"/g)].join('');
  const lines = shapes.trim().replace(/>\s+</g, '><');
  return { viewBox, shapes: look ? `<g${look}>${lines}</g>` : lines };
}
