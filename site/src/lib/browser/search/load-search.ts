import { createLateFile } from '../late-file.ts';
import type { SearchFile } from './search-documents.ts';
import type { FindDocuments, matchItems } from './search-index.ts';

export type Search = SearchFile & { find: FindDocuments; matchItems: typeof matchItems };

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

async function download(path: string): Promise<Search> {
  const [{ createSearchIndex, matchItems }, response] = await Promise.all([importIndex(), fetch(path)]);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file: SearchFile = await response.json();
  return { ...file, find: createSearchIndex(file), matchItems };
}
