import { createHash } from 'node:crypto';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { getSearchFile } from './site-documents.ts';

/** How many letters of its hash stand in the file's name. */
const HASH_LETTERS = 8;

/** The hash in the name of the search's file. The file changes with its name, as all files of its folder do. */
export const getSearchVersion = onceInBuild(async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(await getSearchFile()));
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, HASH_LETTERS);
});

/** The address of the file that the browser downloads when somebody searches. */
export async function getSearchFilePath(): Promise<string> {
  return `/_astro/search.${await getSearchVersion()}.json`;
}
