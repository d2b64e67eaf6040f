import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFiles, type SiteFile } from '@clinic/api/plugins/site-files.ts';
import type { DeskPage } from './page.ts';

/** The sheets and scripts of the built desk. */
export type Assets = {
  /** Finds the addresses of a page's sheets and scripts, those of the frame first. */
  find: (page: Pick<DeskPage<never>, 'room' | 'script'>) => { styles: readonly string[]; scripts: readonly string[] };
  files: ReadonlyMap<string, SiteFile>;
};

/** The list that the build writes (`desk/build.ts`): by room its sheets, and by source its script. */
export type AssetList = { styles: Record<string, string[]>; scripts: Record<string, string> };

/** The script of every page. */
const FRAME_SCRIPT = 'frame/frame.client.ts';

/** Reads what the build has left in the folder of the desk. */
export async function loadAssets(deskDir: string): Promise<Assets> {
  const list: AssetList = JSON.parse(await readFile(join(deskDir, 'assets.json'), 'utf8'));
  return {
    files: await loadFiles(join(deskDir, 'client')),
    find: ({ room, script }) => ({
      styles: list.styles[room] ?? [],
      scripts: [FRAME_SCRIPT, script].flatMap((source) => (source && list.scripts[source]) || []),
    }),
  };
}

/** A desk that was not built has neither sheets nor scripts, as in tests. */
export const NO_ASSETS: Assets = { files: new Map(), find: () => ({ styles: [], scripts: [] }) };
