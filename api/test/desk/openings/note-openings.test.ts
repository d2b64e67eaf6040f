import { expect, test, vi } from 'vitest';
import { createFolder } from '../../helper.ts';
import { listRoutes } from '../desk-routes-list.ts';
import { openForOwner } from '../people/owner-desk.ts';

// These tests compute passphrases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Addresses whose answers name no patient, or lead elsewhere. */
const WITHOUT_PATIENTS = [
  '/*',
  '/account',
  '/account/stay',
  '/appointments/:id/correct',
  '/appointments/:id/notes',
  '/closures/sessions',
  '/day',
  '/earliest',
  '/events',
  '/numbers',
  '/openings',
  '/passphrase',
  '/people',
  '/settings',
  '/settings/notices',
  '/settings/screen',
  '/sign-in',
  '/sign-in/code',
];

/** A calendar and a television ask at a secret address, and are no person. */
const BY_PROGRAMS = ['/feed/:file', '/waiting/:token', '/waiting/:token/events'];

/** An address needs this to show a patient. */
const QUERIES: Record<string, (id: string) => string> = {
  '/appointments/new': (id) => `?from=${id}`,
  '/search': () => '?q=asha',
  '/person': (id) => `?of=${id}`,
  '/person/file': (id) => `?of=${id}`,
  '/export': () => '?from=2026-11-01&to=2026-11-30&format=fhir',
};

test('every address that shows patients leaves a record', async () => {
  const { app, get, book, db } = await openForOwner(`file:${await createFolder()}/clinic.db`);
  const id = await book(1);
  const paths = (await listRoutes(app)).filter(({ method }) => method === 'GET').map(({ path }) => path);
  for (const path of [...WITHOUT_PATIENTS, ...BY_PROGRAMS]) expect(paths).toContain(path);
  for (const path of paths) {
    if (WITHOUT_PATIENTS.includes(path) || BY_PROGRAMS.includes(path)) continue;
    await db.deleteFrom('openings').execute();
    await get(path.replace(':date', '2026-11-24').replace(':id', id) + (QUERIES[path]?.(id) ?? ''));
    expect(await db.selectFrom('openings').selectAll().execute(), path).not.toEqual([]);
  }
});
