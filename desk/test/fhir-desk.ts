import type { Bundle, FhirResource } from 'fhir/r4.js';
import { addToken } from '#fhir/tokens.ts';
import { type DeskOptions, MAKER, openDesk } from './test-desk.ts';

/** Opens a front desk with a program that has a token. */
export async function openFhir(url: string, options?: DeskOptions, deskUrl?: string) {
  const desk = await openDesk(url, deskUrl, options);
  const made = await addToken(desk.db, 'Ward system', MAKER, desk.clock.now);
  if (typeof made === 'string') throw new Error(made);
  const { token } = made;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    desk.app.inject({ url: `/fhir${path}`, headers: { authorization: `Bearer ${token}`, ...headers } });
  const read = async <Resource extends FhirResource>(path: string): Promise<Resource> => (await ask(path)).json();
  /** Searches, and resolves to the ids that match. */
  const search = async (path: string): Promise<string[]> => listIds(await read<Bundle>(path));
  return { ...desk, token, ask, read, search };
}

/** Lists the ids of the matches on a page of a search. */
export function listIds({ entry = [] }: Bundle): string[] {
  return entry.filter(({ search }) => search?.mode === 'match').map(({ resource }) => resource?.id ?? '');
}
