import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@clinic/api/config.ts';
import { LOGGER_OPTIONS } from '@clinic/api/log.ts';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { createSqlite } from '@clinic/api/test/databases.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { openTestDatabase, SECRET } from '@clinic/api/test/test-store.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildDraftApp } from './draft-app.ts';

const CLOSED = '2026-12-01';

/** Opens the port of a draft that is closed on one more day, for a browser whose cookie is 'owner'. */
async function open() {
  const folder = await createFolder();
  const [siteDir, contentDir] = [join(folder, 'site'), join(folder, 'content')];
  await mkdir(join(siteDir, 'client'), { recursive: true });
  const policy = '<meta http-equiv="content-security-policy" content="default-src \'self\'">';
  await writeFile(join(siteDir, 'client', 'index.html'), `<!doctype html>${policy}<title>The draft</title>`);
  await cp(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  const booking = await readFile(join(contentDir, 'booking.yaml'), 'utf8');
  await writeFile(join(contentDir, 'booking.yaml'), booking.replace(/^closedDates:.*$/m, `$&\n  - "${CLOSED}"`));
  const ready: { now: { id: string; siteDir: string; contentDir: string } | null } = {
    now: { id: 'first', siteDir, contentDir },
  };
  const app = buildDraftApp({
    config: readConfig({ PUBLIC_API_BASE: 'https://api.clinic.example' }),
    database: await openTestDatabase(await createSqlite()),
    secret: SECRET,
    getLook: () => ready.now,
    isOwner: async (cookie) => cookie === 'owner',
    getNow: () => NOON_IN_PUNE,
    log: pino(LOGGER_OPTIONS, { write: () => undefined }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(url + path, { ...options, headers: { cookie: 'owner', ...options.headers } });
  return { ready, ask };
}

test('an owner looks at a draft, which nobody else sees, finds or keeps', async () => {
  const { ready, ask } = await open();
  const page = await ask('/');
  expect(await page.text()).toContain('The draft');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect((await ask('/', { headers: { cookie: 'reception' } })).status).toBe(403);
  ready.now = null;
  const none = await ask('/');
  expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('no draft to look at')]);
});

test('a draft books nothing, here or elsewhere, and shows free times by its own hours', async () => {
  const { ask } = await open();
  const body = JSON.stringify(appointment);
  const headers = { 'content-type': 'application/json' };
  expect((await ask('/api/appointments', { method: 'POST', headers, body })).status).toBe(503);
  expect((await ask('/portal')).status).toBe(503);
  expect((await ask('/')).headers.get('content-security-policy')).toMatch(/connect-src 'self'; form-action 'self'$/);
  const times = (date: string) => ask(`/api/availability?${new URLSearchParams({ doctor: appointment.doctor, date })}`);
  expect(await (await times('2026-12-02')).text()).toContain('"free"');
  expect(await (await times(CLOSED)).text()).not.toContain('"free"');
});
