/** The drawings of `content/images/` by their paths. */
const DRAWINGS = import.meta.glob<string>('../../../../content/images/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads a drawing that `content/clinic.yaml` names: `./images/logo.svg` -> `<svg …>…</svg>` */
export function readDrawingFile(path: string): string {
  const drawing = DRAWINGS[`../../../../content/${path.slice(2)}`];
  if (drawing === undefined) throw new Error(`content/${path.slice(2)} does not exist.`);
  return drawing.slice(drawing.indexOf('<svg'));
}
