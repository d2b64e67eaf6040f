import { join } from 'node:path/posix';

/**
 * Finds a drawing among those that `import.meta.glob` has collected from a folder of the content: `services` and
 * `./icons/piles-treatment.svg` -> `<svg …>…</svg>`. The collection names them by the folder's place on the disk, so a
 * drawing is known by the end of its path. Throws when there is none.
 */
export function pickDrawing(drawings: Record<string, string>, folder: string, path: string): string {
  const file = join(folder, path);
  const [, drawing] = Object.entries(drawings).find(([place]) => place.endsWith(`/${file}`)) ?? [];
  if (drawing === undefined) throw new Error(`content/${file} does not exist.`);
  return drawing.slice(drawing.indexOf('<svg'));
}
