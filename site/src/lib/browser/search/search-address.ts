import { SEARCH_FIELD } from './search-names.ts';

/**
 * Creates an address of the search page that keeps the query from the server, because browsers send no fragment:
 * `/search#q=piles`
 */
export function queryToPath(path: string, query: string): string {
  return `${path}#${new URLSearchParams({ [SEARCH_FIELD]: query })}`;
}

/** Reads the query from an address of the search page, with a question mark as forms and links write it, or a fragment. */
export function readQuery({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  return new URLSearchParams(hash.slice(1)).get(SEARCH_FIELD) ?? new URLSearchParams(search).get(SEARCH_FIELD) ?? '';
}
