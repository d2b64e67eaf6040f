import type { Bundle } from 'fhir/r4.js';
import type { Found, Kind } from './kind.ts';
import { ignoredToOutcome } from './outcome.ts';
import { AFTER, type ReadSearch } from './search.ts';

/** Writes a page of a search. `found` holds one more than the page when there is another. */
export function createBundle(
  { type }: Kind,
  found: readonly Found[],
  { asked: { after, limit }, used, ignored }: ReadSearch,
  baseUrl: string,
): Bundle {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const toUrl = (place: string) => {
    const query = new URLSearchParams([...used, ...(place ? [[AFTER, place] as [string, string]] : [])]).toString();
    return `${baseUrl}/${type}${query && `?${query}`}`;
  };
  const entry: Bundle['entry'] = shown.map(({ resource }) => ({
    fullUrl: `${baseUrl}/${type}/${resource.id}`,
    resource,
    search: { mode: 'match' },
  }));
  if (ignored.length > 0) entry.push({ resource: ignoredToOutcome(ignored), search: { mode: 'outcome' } });
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: toUrl(after) },
      ...(last ? [{ relation: 'next', url: toUrl(last.resource.id) }] : []),
    ],
    // FHIR does not allow an empty list.
    ...(entry.length > 0 && { entry }),
  };
}
