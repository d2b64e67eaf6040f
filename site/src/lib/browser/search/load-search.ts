import { createLateFile } from '../late-file.ts';
import type { SearchFile } from './search-documents.ts';
import type { FindDocuments } from './search-index.ts';

export type Search = SearchFile & { find: FindDocuments };

const importIndex = createLateFile(() => import('./search-index.ts'));

let loading: Promise<Search> | undefined;

/** Downloads what the search finds, and the library, once. After a failure the next call tries again. */
export function loadSearch(path: string): Promise<Search> {
  loading ??= download(path).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The file's address stays when it changes, so the browser asks each time whether its copy still holds. */
async function download(path: string): Promise<Search> {
  const [{ createSearchIndex }, response] = await Promise.all([importIndex(), fetch(path, { cache: 'no-cache' })]);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file: SearchFile = await response.json();
  return { ...file, find: createSearchIndex(file) };
}
