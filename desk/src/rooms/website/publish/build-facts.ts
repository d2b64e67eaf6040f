import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FallenPage, WebsitePlaces } from '#frame/website-files.ts';
import { listContentTree } from '../history/content-tree.ts';
import { writeWholeFile } from '../history/whole-files.ts';

/** The facts that are kept beside a build that has succeeded, in `build.json`. */
export type BuildFacts = {
  id: string;
  /** The draft and the content that it was built from (`nameInputs`). */
  inputs: string;
  stamp: string;
  /** The paths of the pages that are not as on the website. */
  changed: string[];
  inEnglish: FallenPage[];
  /** The person of the desk, and what changes in words, a line each, for the history. */
  by: string;
  words: string;
  /** Whether its content is on the way into the content folder, which may then hold some files of it only. */
  isCopied?: true;
  /** When it was published, ISO 8601 in UTC; `null` before. */
  publishedAt: string | null;
};

const toSitesDir = ({ dataDir }: WebsitePlaces) => join(dataDir, 'sites');

/** The folder of a build by its id. */
export const toBuildDir = (places: WebsitePlaces, id: string) => join(toSitesDir(places), id);

/** Lists the builds that have succeeded, the newest first: an id begins with the time. */
export function listBuilds(places: WebsitePlaces): BuildFacts[] {
  const folder = toSitesDir(places);
  const ids = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  return ids.flatMap((id) => {
    const file = join(folder, id, 'build.json');
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as BuildFacts] : [];
  });
}

/** Keeps what is known of a build. */
export async function writeBuild(places: WebsitePlaces, facts: BuildFacts): Promise<void> {
  const file = join(toBuildDir(places, facts.id), 'build.json');
  await writeWholeFile(file, JSON.stringify(facts), `${file}.new`);
}

/** Removes all builds but these, and what killed ones have left. */
export async function removeOtherBuilds(places: WebsitePlaces, kept: readonly string[]): Promise<void> {
  const folder = toSitesDir(places);
  const ids = existsSync(folder) ? readdirSync(folder) : [];
  for (const id of ids) if (!kept.includes(id)) await rm(join(folder, id), { recursive: true, force: true });
}

/** Names what a draft's build is made from: the published content, and the changes of the draft. */
export async function nameInputs({ contentDir, draftDir }: WebsitePlaces): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [contentDir, draftDir]) {
    const tree = existsSync(folder) ? await listContentTree(folder) : new Map();
    hash.update(JSON.stringify([...tree].sort()));
  }
  return hash.digest('base64url');
}
