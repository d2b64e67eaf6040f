import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listAppRoutes } from '../../openapi/app-routes.ts';
import { createOpenApiJson } from '../../openapi/document.ts';

/** Addresses that only lead to others, or say that there is nothing. */
const LEADING_BACK = [
  '/*',
  '/api/*',
  '/portal/:token/*',
  '/portal/:token/cancel',
  '/portal/:token/move',
  '/portal/:token/whatsapp',
];

test('docs/openapi.json is what `npm run openapi` writes', async () => {
  expect(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')).toBe(await createOpenApiJson());
});

test('every public route says what it takes and gives', async () => {
  const routes = (await listAppRoutes()).filter(({ method }) => method !== 'HEAD');
  const silent = routes.filter(({ schema }) => !schema?.summary || !schema.response).map(({ url }) => url);
  expect(silent).toEqual(LEADING_BACK);
  const bodies = routes.filter(({ method, schema }) => method === 'POST' && !schema?.form).map(({ url }) => url);
  expect(bodies).toEqual([]);
});
