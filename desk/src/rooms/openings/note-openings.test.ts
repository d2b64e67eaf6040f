import { createSqlite } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { DESK_ACTIONS } from '@clinic/contract/desk-appointment.ts';
import { expect, test } from 'vitest';
import { listRoutes } from '#test/desk-routes-list.ts';
import { openForOwner } from '#test/people/owner-desk.ts';

/** Addresses whose answers name no patient, or lead elsewhere. */
const WITHOUT_PATIENTS = [
  ...['/*', '/account', '/account/stay', '/appointments', '/appointments/:id/correct', '/appointments/:id/notes'],
  ...['/closures/sessions', '/day', '/earliest', '/events', '/numbers', '/openings', '/passphrase', '/people'],
  ...[
    '/settings',
    '/settings/notices',
    '/settings/screen',
    '/settings/tokens',
    '/settings/calendars',
    '/sign-in',
    '/sign-in/code',
  ],
  ...['/website', '/website/picture', '/website/:kind'],
  ...['/website/pictures', ...['replace', 'remove', 'put-back'].map((act) => `/website/pictures/${act}`)],
  ...['/website/draft', '/website/publish', '/website/history', '/website/history/:id/restore'],
  ...['/website/:kind/new', '/website/:kind/:id', '/website/:kind/:id/remove', '/website/:kind/:id/put-back'],
  '/website/:kind/:id/translation/:language',
];

/** A calendar and a television ask at a secret address, and are no person; FHIR records its uses itself. */
const FHIR = ['', '/', '/metadata', '/:type', '/:type/', '/:type/:id', '/*'].map((path) => `/fhir${path}`);
const BY_PROGRAMS = ['/feed/:file', '/waiting/:token', '/waiting/:token/events', ...FHIR];

/** An address needs this to show a patient. */
const QUERIES: Record<string, (id: string) => string> = {
  '/appointments/new': (id) => `?from=${id}`,
  '/search': () => '?q=asha',
  '/person': (id) => `?of=${id}`,
  '/person/file': (id) => `?of=${id}`,
  '/export': () => '?from=2026-11-01&to=2026-11-30&format=fhir',
};

test('a person who opens any address that shows patients leaves a record', async () => {
  const { app, get, book, db } = await openForOwner(await createSqlite());
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

/** The fields that each form needs to be answered with a patient. */
const FIELDS = {
  version: '99',
  doctor: DOCTOR_ID,
  date: '2026-11-24',
  slot: '14:00',
  ...{ name: 'Another Patient', phone: '+91 90000 00001', email: '' },
};
const DAYS = { doctor: 'all', firstDate: '2026-11-25', lastDate: '2026-11-25', span: 'day', reason: '' };

const [ONE, LATE, CLOSURES] = ['/appointments/:id', '/late', '/closures'];
const LISTING = ['/appointments', LATE, CLOSURES, `${CLOSURES}/sessions`];
const ACTING = [
  ...DESK_ACTIONS.map((action) => `${ONE}/${action}`),
  `${ONE}/move`,
  '/appointments/new',
  '/person/erase',
];

test.each([
  ['', [...LISTING, ...ACTING, `${ONE}/correct`, `${ONE}/notes`]],
  ['?again', [...LISTING, `${ONE}/correct`, `${ONE}/notes`]],
])('a person who sends any form that is answered with a patient%s leaves a record', async (query, answered) => {
  const { app, submit, send, cookie, book, db, rendered } = await openForOwner(await createSqlite());
  const id = await book(1, { name: 'Patient of a test' });
  await book(2, { name: 'Patient of a test', appointmentDate: DAYS.firstDate });
  await send(LATE, { ...DAYS, kind: 'away' });
  await send(CLOSURES, DAYS);
  const posts = (await listRoutes(app)).filter(({ method }) => method === 'POST').map(({ path }) => path);
  const showing = new Set<string>();
  for (const [place, path] of posts.filter((one) => !/^\/(sign-|account|passphrase)/.test(one)).entries()) {
    for (const accept of ['text/html', 'application/json']) {
      await db.deleteFrom('openings').execute();
      rendered.length = 0;
      const address = path.replace(/:\w+/g, id) + query;
      // A day is recorded once for each network address.
      const from = `127.0.${place}.${accept.length}`;
      const { body } = await submit(address, { ...FIELDS, of: id }, { cookie, accept }, from);
      if (!(body + JSON.stringify(rendered)).includes('Patient of a test')) continue;
      showing.add(path);
      expect(await db.selectFrom('openings').selectAll().execute(), `${accept} ${path}`).not.toEqual([]);
    }
  }
  expect([...showing].sort()).toEqual(answered.toSorted());
});
