import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createOpenApiJson } from '../openapi/document.ts';
import { PUBLIC_ROUTES } from '../openapi/public-routes.ts';
import { createTestApp } from './test-app.ts';

/** Addresses that only lead to others, or say that there is nothing. */
const LEADING_BACK = [
  'GET /portal/:token/move',
  'GET /portal/:token/cancel',
  'GET /portal/:token/*',
  'GET *',
  'POST *',
];

test('docs/openapi.json is what `npm run openapi` writes', () => {
  expect(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')).toBe(createOpenApiJson());
});

test('every public route is announced, and every announced route is there', async () => {
  const { app } = await createTestApp();
  for (const { method, path } of PUBLIC_ROUTES) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    expect(app.hasRoute({ method: method.toUpperCase() as 'GET', url }), `${method} ${url}`).toBe(true);
  }
  const routes = app.printRoutes({ commonPrefix: false }).match(/\([A-Z, ]+\)/g) ?? [];
  const count = routes.join().match(/\b(GET|POST)\b/g)?.length;
  expect(count).toBe(PUBLIC_ROUTES.length + LEADING_BACK.length);
});
