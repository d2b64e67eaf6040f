import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../api/src/project-root.ts';

export const FLOOR_PATH = '/floor';

/**
 * Creates the page that all others are compared with: the first picture of the built home page, with the same files and
 * sizes, a system font and no script.
 */
export async function createFloorPage(): Promise<string> {
  const home = await readFile(join(PROJECT_ROOT, 'site/dist/client/index.html'), 'utf8');
  const [picture] = /<picture>.*?<\/picture>/s.exec(home) ?? [];
  if (!picture) throw new Error('The built home page holds no picture.');
  const floor = await readFile(join(import.meta.dirname, 'index.html'), 'utf8');
  return floor.replace("<!-- The home page's first picture is put here. -->", () => picture);
}
