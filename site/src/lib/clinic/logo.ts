import { pickDrawing } from '../content/content-drawings.ts';

const DRAWINGS = import.meta.glob<string>('@content/images/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads a drawing that `content/clinic.yaml` names: `./images/logo.svg` -> `<svg …>…</svg>` */
export function readDrawingFile(path: string): string {
  return pickDrawing(DRAWINGS, '', path);
}
