import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import { readContentSchemas } from '#test/content-schemas.ts';
import { openSignedIn } from '#test/test-desk.ts';

/** Opens a desk whose owner changes a copy of the project's content, with the schemas as a build writes them. */
export async function openWebsiteDesk(url: string, role: 'reception' | 'owner' = 'owner', projectRoot = PROJECT_ROOT) {
  const folder = await createFolder();
  const contentDir = join(folder, 'content');
  const draftDir = join(folder, 'draft');
  await cp(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  const website = { contentDir, draftDir, projectRoot, schemas: readContentSchemas() };
  const desk = await openSignedIn(url, { website }, role);
  const readPublished = (file: string) => readFile(join(contentDir, file), 'utf8');
  const readDraft = (file: string) => readFile(join(draftDir, 'files', file), 'utf8');
  const changeByHand = (file: string, text: string) => writeFile(join(contentDir, file), text);
  return { ...desk, readPublished, readDraft, changeByHand };
}
