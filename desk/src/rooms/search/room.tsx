import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskFound } from '#appointments/found/found.ts';
import { defineRoom, type Visit } from '#frame/room.ts';
import { findAppointments } from './queries.ts';
import { SearchPage } from './SearchPage.tsx';

/** Finds appointments: `?q=`. Programs get a `DeskFound`. */
export const search = defineRoom<{ found: DeskFound }>({
  name: 'search',
  path: DESK_PATHS.search,
  toTitle: () => 'Find an appointment',
  toPlace: () => 'search',
  load: async (visit) => ({ found: await read(visit) }),
  data: read,
  Page: SearchPage,
  script: 'rooms/search/search.client.tsx',
});

async function read({ desk, query, now }: Visit): Promise<DeskFound> {
  return findAppointments(desk, query('q'), now);
}
