import { createSqlite } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { openSignedIn } from './test-desk.ts';

test('a person whose form is refused reads so first in the title', async () => {
  const { get, send } = await openSignedIn(await createSqlite(), {}, 'owner');
  for (const path of ['/closures', '/closures/sessions', '/late', '/people', '/account/passphrase']) {
    expect((await send(path, { email: 'no address' })).body, path).toContain('<title>Not saved: ');
  }
  for (const path of ['/export?from=2026-13-01&to=&format=csv', '/people?refused=gone']) {
    expect((await get(path)).body, path).toContain('<title>Not saved: ');
  }
});

test('a receptionist takes a name without @, finds no settings, and reads which privacy notice a patient has read', async () => {
  const { db, get, send, book } = await openSignedIn(await createSqlite());
  const refused = await send('/account/name', { name: 'ravi@home' });
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('without @')]);
  const id = await book();
  await db.updateTable('appointments').set({ privacy_version: '2026-11-25 abc' }).execute();
  const { body } = await get(`/appointments/${id}`);
  expect(body).toContain('href="/closures"');
  expect(body).not.toContain('href="/settings"');
  expect(body).toContain('2026-11-25 abc');
});
