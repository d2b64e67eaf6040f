import { getCollection } from 'astro:content';
import { compareByOrder } from '../content/by-order.ts';
import { getFounders, slugToFounderPath } from './founders.ts';

/** Reads the members of the team, in order. */
export async function getTeam() {
  const team = await getCollection('team');
  return team.sort(compareByOrder);
}

/** A link to a person's page. */
export type PersonLink = { name: string; role: string; href: string };

/** Returns links to all people's pages, founders first. */
export async function getPersonLinks(): Promise<PersonLink[]> {
  const [founders, team] = await Promise.all([getFounders(), getTeam()]);
  return [
    ...founders.map(({ id, data }) => ({ name: data.name, role: data.role, href: slugToFounderPath(id) })),
    ...team.map(({ id, data }) => ({ name: data.name, role: data.title, href: idToTeamPath(id) })),
  ];
}

/** `namuna-pawar` -> `/team/namuna-pawar` */
export function idToTeamPath(id: string): string {
  return `/team/${id}`;
}
