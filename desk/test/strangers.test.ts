import { countStatuses } from '@clinic/api/test/answers.ts';
import { createSqlite } from '@clinic/api/test/databases.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { expect, test } from 'vitest';
import { openDesk } from './test-desk.ts';

/** More requests than may wait for a page at once. */
const STRANGERS = 60;

test('strangers who ask for pages of nobody keep nobody from the desk', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { app, signIn } = await openDesk(await createSqlite(), undefined, { draw: () => opened });
  const cookie = await signIn();
  const strangers = Array.from({ length: STRANGERS }, () => app.inject(`${DESK_PATHS.passphrase}?token=made-up`));
  expect((await Promise.race(strangers)).statusCode).toBe(503);

  const url = `${DESK_PATHS.day}/2026-11-24`;
  const person = app.inject({ url, headers: { cookie } });
  // This request takes the same way without a page. Once it is answered, the page is being waited for.
  expect((await app.inject({ url, headers: { cookie, accept: 'application/json' } })).statusCode).toBe(200);
  open();
  expect((await person).statusCode).toBe(200);
  expect(Object.keys(countStatuses(await Promise.all(strangers)))).toEqual(['404', '503']);
});
