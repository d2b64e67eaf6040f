import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@clinic/api/config.ts';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import type { Website, WebsiteFiles, WebsitePlaces } from './website-files.ts';

/** Adds the other parts to the places, which may still change. */
export function createWebsite(places: WebsitePlaces, parts: Omit<Website, keyof WebsitePlaces>): Website {
  return Object.create(places, Object.getOwnPropertyDescriptors(parts));
}

/** Finds the places from the settings. */
export function findWebsitePlaces({
  contentDir,
  isContentNamed,
}: Pick<Config, 'contentDir' | 'isContentNamed'>): WebsitePlaces {
  return {
    get contentDir() {
      return isContentNamed ? contentDir : findContentDir({});
    },
    isContentNamed,
    ...toDataPlaces(join(PROJECT_ROOT, 'data')),
    projectRoot: PROJECT_ROOT,
  };
}

/** The places below the folder of data. */
export const toDataPlaces = (dataDir: string) => ({
  dataDir,
  draftDir: join(dataDir, 'draft'),
  gitDir: join(dataDir, 'content.git'),
});

/** Reads what the build has written about the content; `null` where there is nothing, as under `npm run dev`. */
export async function readContentSchemas(siteDir: string): Promise<WebsiteFiles['schemas'] | null> {
  const file = join(siteDir, 'server', 'content-schemas.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}
