import type { Bundle } from 'fhir/r4.js';
import type { Found, Kind } from './kind.ts';
import { ignoredToOutcome } from './outcome.ts';
import { AFTER, type ReadSearch } from './search.ts';

/** Writes a page of a search. `found` holds one more than the page when there is another. */
export function createBundle(
  kind: Kind,
  found: readonly Found[],
  { asked: { after, limit }, used, ignored }: ReadSearch,
  baseUrl: string,
): Bundle {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const url = `${baseUrl}/${kind.type}`;
  const entry: Bundle['entry'] = shown.map(({ resource }) => ({
    fullUrl: `${url}/${resource.id}`,
    resource,
    search: { mode: 'match' },
  }));
  if (ignored.length > 0) entry.push({ resource: ignoredToOutcome(ignored), search: { mode: 'outcome' } });
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: toPageUrl(url, used, after) },
      ...(last ? [{ relation: 'next', url: toPageUrl(url, used, last.resource.id) }] : []),
    ],
    // FHIR does not allow an empty list.
    ...(entry.length > 0 && { entry }),
  };
}

/** Writes how many resources a search finds, without any of them. */
export function createCount({ type }: Kind, total: number, { used }: ReadSearch, baseUrl: string): Bundle {
  const link = [{ relation: 'self', url: toPageUrl(`${baseUrl}/${type}`, used, '') }];
  return { resourceType: 'Bundle', type: 'searchset', total, link };
}

function toPageUrl(url: string, used: ReadSearch['used'], after: string): string {
  const query = new URLSearchParams([...used, ...(after ? [[AFTER, after] as [string, string]] : [])]).toString();
  return `${url}${query && `?${query}`}`;
}
