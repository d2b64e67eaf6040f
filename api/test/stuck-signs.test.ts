import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { leaveStuckSigns } from '#src/stuck-signs.ts';

test.each([
  ['/day/', '/day'],
  ['/day).', '/day'],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
])('%j leads to %j', async (path, location) => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.setNotFoundHandler(async (asked, reply) => (await leaveStuckSigns(asked, reply)) ?? reply.code(404).send());
  await app.listen({ port: 0, host: '127.0.0.1' });
  // `inject` and `fetch` tidy an address before they send it.
  const asking = request({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', path, agent: false });
  const [answer] = await once(asking.end(), 'response');
  answer.resume();
  expect(answer.headers.location).toBe(location);
});
