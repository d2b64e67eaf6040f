import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFolder } from '@clinic/api/test/folder.ts';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';
import { openSignedIn } from '#test/test-desk.ts';

const PROJECT_ROOT = join(import.meta.dirname, '../..');

/** Opens a desk whose owner changes a copy of the project's content, with the schemas as a build writes them. */
export async function openWebsiteDesk(url: string, role: 'reception' | 'owner' = 'owner') {
  const folder = await createFolder();
  const contentDir = join(folder, 'content');
  const draftDir = join(folder, 'draft');
  await cp(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  const website = { contentDir, draftDir, projectRoot: PROJECT_ROOT, schemas: await readSchemas() };
  const desk = await openSignedIn(url, { website }, role);
  const readPublished = (file: string) => readFile(join(contentDir, file), 'utf8');
  const readDraft = (file: string) => readFile(join(draftDir, 'files', file), 'utf8');
  const changeByHand = (file: string, text: string) => writeFile(join(contentDir, file), text);
  return { ...desk, readPublished, readDraft, changeByHand };
}

let schemas: Promise<Record<string, ContentSchema>> | undefined;

/** Reads the schemas as a build writes them, once for all tests of a file. */
function readSchemas(): Promise<Record<string, ContentSchema>> {
  schemas ??= writeSchemas();
  return schemas;
}

async function writeSchemas(): Promise<Record<string, ContentSchema>> {
  const folder = await createFolder();
  await promisify(execFile)(process.execPath, ['site/src/schemas/write-json-schemas.ts', folder], {
    cwd: PROJECT_ROOT,
  });
  return JSON.parse(await readFile(join(folder, 'content-schemas.json'), 'utf8'));
}
