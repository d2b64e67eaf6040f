import { expect, test } from 'vitest';
import { createSite, FILES } from './sample-site.ts';

const PATH = '/.well-known/security.txt';
const TEXT = 'Contact: mailto:security@namuna.example\nPreferred-Languages: en\n';

test('who has found a fault reads whom to tell, for a year from now', async () => {
  const app = await createSite({ ...FILES, [PATH.slice(1)]: TEXT });
  const { statusCode, headers, body } = await app.inject(PATH);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  // The clock of these tests stands at noon in Pune on 20 November 2026.
  expect(body).toBe(`${TEXT}Expires: 2027-11-20T06:30:00Z\n`);
});

test('a clinic that names nobody has no such address', async () => {
  expect((await (await createSite()).inject(PATH)).statusCode).toBe(404);
});
