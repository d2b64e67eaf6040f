// After a build is served: its content becomes the content folder, the history keeps it, and the draft lets go of it. Each
// step can be done twice, so that a stop in between is made up for at the next start.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublished, toBuildFolders, writePublished } from '@clinic/contract/published-site.mjs';
import type { WebsitePlaces } from '#frame/website-files.ts';
import { settleDraft } from '../files/change-draft.ts';
import { keepOwnContent } from '../files/own-content.ts';
import { listContentTree } from '../history/content-tree.ts';
import { listPublished, recordContent } from '../history/history.ts';
import { putBack } from '../history/put-back.ts';
import { listBuilds, removeOtherBuilds, writeBuild } from './build-facts.ts';

/** How many published builds stay on the disk. */
const KEPT_BUILDS = 3;

/** Finishes what was published, if anything is left to do. Rejects with the system's error: a later call goes on. */
export async function finishPublishing(places: WebsitePlaces, now: Date): Promise<void> {
  const published = readPublished(places.dataDir);
  const facts = published && listBuilds(places).find(({ id }) => id === published.id);
  if (!published || !facts || published.isRecorded) return;
  await keepOwnContent(places);
  const { contentDir, gitDir } = places;
  if (!facts.isCopied) {
    await recordBefore(places, now);
    await writeBuild(places, { ...facts, isCopied: true });
  }
  const folders = toBuildFolders(published.id, places.dataDir);
  await copyContent(folders.contentDir, contentDir);
  await recordContent({ contentDir, gitDir }, { by: facts.by, words: facts.words, at: now });
  settleDraft(places);
  await writeBuild(places, { ...facts, publishedAt: now.toISOString() });
  writePublished({ ...published, isRecorded: true }, places.dataDir);
  const kept = listBuilds(places).filter(({ publishedAt }) => publishedAt !== null);
  await removeOtherBuilds(places, [...kept.slice(0, KEPT_BUILDS).map(({ id }) => id), published.id]);
}

/** Records what was changed by hand since the last record, so that it can be had back. */
async function recordBefore({ contentDir, gitDir }: WebsitePlaces, at: Date): Promise<void> {
  const isFirst = !existsSync(gitDir) || (await listPublished(gitDir, 1)).length === 0;
  const words = isFirst ? 'The website before the first change at the desk' : 'Files were changed by hand';
  await recordContent({ contentDir, gitDir }, { by: '', words, at });
}

/** Makes a folder hold the files of another, each written as a whole. */
async function copyContent(from: string, to: string): Promise<void> {
  const files = await listContentTree(from);
  const paths = new Map([...files].map(([path, id]) => [id, path]));
  await putBack(to, files, async (id) => readFile(join(from, paths.get(id) ?? '')));
}
