import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebsitePlaces } from '#frame/website-files.ts';

/**
 * Moves the content out of the checkout at the owner's first change: from then on it lies in `data/content`, where an
 * upgrade of the project does not meet it. Nothing happens where CONTENT_DIR names a folder.
 */
export async function keepOwnContent({ contentDir, isContentNamed, dataDir }: WebsitePlaces): Promise<void> {
  const own = join(dataDir, 'content');
  if (isContentNamed || existsSync(own)) return;
  const unfinished = `${own}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(contentDir, unfinished, { recursive: true });
  await rename(unfinished, own);
}
