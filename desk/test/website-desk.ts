import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import { vi } from 'vitest';
import { createWebsite, toDataPlaces } from '#frame/website-places.ts';
import { createDraftBuilds } from '#rooms/website/publish/builds.ts';
import { readContentSchemas } from '#test/content-schemas.ts';
import { openSignedIn } from '#test/test-desk.ts';

type Options = {
  /** The folder in which checks and builds run. */
  projectRoot?: string;
  exchange?: (folders: ServedFolders) => Promise<void>;
};

/** Opens a desk whose owner changes a copy of the project's content, with the schemas as a build writes them. */
export async function openWebsiteDesk(
  url: string,
  role: 'reception' | 'owner' = 'owner',
  { projectRoot = PROJECT_ROOT, exchange = async () => undefined }: Options = {},
) {
  const folder = await createFolder();
  const contentDir = join(folder, 'content');
  await cp(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  const places = { contentDir, isContentNamed: true, ...toDataPlaces(join(folder, 'data')), projectRoot };
  const log = { error: vi.fn() };
  const firstServed = { siteDir: join(folder, 'site'), contentDir };
  const openBuilds = () =>
    createDraftBuilds({ places, firstServed, isSiteNamed: false, exchange, getNow: () => new Date(), log });
  const builds = openBuilds();
  const website = createWebsite(places, { schemas: readContentSchemas(), builds, getDraftPort: () => null });
  const desk = await openSignedIn(url, { website }, role);
  const readPublished = (file: string) => readFile(join(contentDir, file), 'utf8');
  const readDraft = (file: string) => readFile(join(places.draftDir, 'files', file), 'utf8');
  const changeByHand = (file: string, text: string) => writeFile(join(contentDir, file), text);
  return { ...desk, places, builds, openBuilds, log, readPublished, readDraft, changeByHand };
}
