import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { createSqlite } from '@clinic/api/test/databases.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import { vi } from 'vitest';
import { createWebsite, toDataPlaces } from '#frame/website-places.ts';
import { createDraftBuilds } from '#rooms/website/publish/builds.ts';
import { readContentSchemas } from '#test/content-schemas.ts';
import { listSentValues } from '#test/posted-form.ts';
import { openSignedIn } from '#test/test-desk.ts';

/** Each saved form waits for the check of all content, beside the other tests. */
const TEST_MS = 180_000;
vi.setConfig({ testTimeout: TEST_MS });

/** Changes what a form sends. */
export type Change = (sent: [string, string][]) => [string, string][];

/** Types a value into a field of a form. */
export const set =
  (name: string, value: string): Change =>
  (sent) =>
    sent.map(([key, old]) => [key, key === name ? value : old]);

/**
 * Opens a desk whose owner changes a copy of the project's content, with the schemas as a build writes them. Checks and
 * builds run in `projectRoot`; `exchange` is told which build is to be served. All lies in `ownFolder`, if
 * given.
 */
export async function openWebsiteDesk(
  role: 'reception' | 'owner' = 'owner',
  projectRoot = PROJECT_ROOT,
  exchange: (folders: ServedFolders) => Promise<void> = async () => undefined,
  ownFolder?: string,
) {
  const folder = ownFolder ?? (await createFolder());
  const contentDir = join(folder, 'content');
  await cp(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  const places = { contentDir, isContentNamed: true, ...toDataPlaces(join(folder, 'data')), projectRoot };
  const { draftDir } = places;
  const log = { error: vi.fn() };
  const firstServed = { siteDir: join(folder, 'site'), contentDir };
  const openBuilds = () =>
    createDraftBuilds({ places, firstServed, isSiteNamed: false, exchange, getNow: () => new Date(), log });
  const builds = openBuilds();
  const website = createWebsite(places, { schemas: readContentSchemas(), builds, getDraftPort: () => null });
  const desk = await openSignedIn(await createSqlite(), { website }, role);
  const readPublished = (file: string) => readFile(join(contentDir, file), 'utf8');
  const readDraft = (file: string) => readFile(join(draftDir, 'files', file), 'utf8');
  const changeByHand = (file: string, text: string) => writeFile(join(contentDir, file), text);
  /** Sends the form of a page as a browser does without script, with something changed. */
  const change = async (path: string, make: Change, headers = {}) => {
    const { body } = await desk.get(path);
    return desk.send(path, make(listForm(body)), headers);
  };
  /** Sends the form of a page with files in some of its controls, to the address of the page. */
  const changeWithFiles = async (path: string, make: Change, files: Record<string, File>, headers = {}) => {
    const form = new FormData();
    const { body } = await desk.get(path);
    for (const [name, value] of make(listForm(body))) form.append(name, value);
    for (const [name, file] of Object.entries(files)) form.set(name, file);
    const sent = new Response(form);
    return desk.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'localhost:4000',
        origin: 'http://localhost:4000',
        cookie: desk.cookie,
        'content-type': `${sent.headers.get('content-type')}`,
        ...headers,
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
  };
  return {
    ...desk,
    ...{
      places,
      contentDir,
      draftDir,
      builds,
      openBuilds,
      change,
      changeWithFiles,
      readPublished,
      readDraft,
      changeByHand,
    },
  };
}

/** Lists what the form of an entry sends, which is the last one of its page. */
function listForm(body: string): [string, string][] {
  const main = body.slice(0, body.indexOf('</main>'));
  return listSentValues(main.slice(main.lastIndexOf('<form')));
}
