import type { OpeningsView } from '@clinic/contract/desk-openings.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_OPENINGS_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { getText } from '#src/appointments/booking-request.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { getPerson, ownersOnly, wantsData } from '../door/session.ts';
import { readNames, toMaker } from '../people/names.ts';
import { listOpeners, listOpenings, type Place, toOpening } from './openings.ts';

/** How many records a page shows. */
const PAGE_ROWS = 100;

/** `2026-11-25T10:05:00.000Z~0193…` */
const PLACE_PATTERN = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\da-f-]{36})$/;

/**
 * GET /openings, for owners: who has opened patients' data. `?by=` shows only one person's records, and `?below=` the
 * page below a record.
 */
export async function openingRoutes(app: FastifyInstance, { db }: { db: Kysely<ClinicDatabase> }): Promise<void> {
  app.get(DESK_PATHS.openings, { onRequest: ownersOnly }, async (request, reply) => {
    const chosen = getText(request.query, 'by');
    const below = readPlace(getText(request.query, 'below'));
    const [rows, openers, names] = await Promise.all([
      listOpenings(db, { by: chosen, below, limit: PAGE_ROWS + 1 }),
      listOpeners(db),
      readNames(db),
    ]);
    const shown = rows.slice(0, PAGE_ROWS);
    const last = shown.at(-1);
    const deskOpenings: OpeningsView = {
      person: getPerson(request),
      openings: shown.map((row) => toOpening(row, names)),
      makers: openers.map((email) => toMaker(email, names)),
      chosen,
      newest: below && toPath(chosen, null),
      older: rows.length > PAGE_ROWS && last ? toPath(chosen, last) : null,
    };
    reply.header('vary', 'accept');
    if (wantsData(request)) return { openings: deskOpenings.openings };
    return reply.renderPage(DESK_OPENINGS_PAGE, { deskOpenings });
  });
}

function readPlace(text: string): Place | null {
  const [, made_at, id] = PLACE_PATTERN.exec(text) ?? [];
  return made_at && id ? { made_at, id } : null;
}

function toPath(by: string, below: Place | null): string {
  const query = new URLSearchParams({ ...(by && { by }), ...(below && { below: `${below.made_at}~${below.id}` }) });
  return `${DESK_PATHS.openings}?${query}`;
}
