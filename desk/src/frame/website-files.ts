import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@clinic/api/config.ts';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';

/** The folders of the website's content, and the description of what each kind of file may hold. */
export type WebsiteFiles = {
  contentDir: string;
  /** The folder of the changes that are not published yet. */
  draftDir: string;
  /** The folder in which the check of the content runs. */
  projectRoot: string;
  /** By the names of the collections: `services` */
  schemas: Readonly<Record<string, ContentSchema>>;
};

/** Reads what the build has written about the content; `null` where there is nothing, as under `npm run dev`. */
export async function readWebsiteFiles(
  config: Pick<Config, 'contentDir'>,
  siteDir: string,
): Promise<WebsiteFiles | null> {
  const file = join(siteDir, 'server', 'content-schemas.json');
  if (!existsSync(file)) return null;
  return {
    contentDir: config.contentDir,
    draftDir: join(PROJECT_ROOT, 'data', 'draft'),
    projectRoot: PROJECT_ROOT,
    schemas: JSON.parse(await readFile(file, 'utf8')),
  };
}
