/** @module-tag long */
import { getSent, getText } from '@clinic/api/appointments/booking-request.ts';
import { listAppRoutes } from '@clinic/api/openapi/app-routes.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { createPortalApp } from '@clinic/api/test/portal/portal-app.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fillPath, listRoutes } from '#test/desk-routes-list.ts';
import { openSignedIn } from '#test/test-desk.ts';
import { getPercentile } from '../../api/faults/percentile.ts';

vi.mock('@clinic/api/appointments/booking-request.ts', { spy: true });

/** Twice the length may take this many times as long; work in square time takes four times. */
const MAX_GROWTH = 2.5;
const BYTES = [4096, 8192] as const;

/** A request that takes less is cheap at any length that the service reads. */
const CHEAP_MS = 10;

/** One look finds what is cheap; the median of so many judges the rest. */
const SAMPLES = 9;

/** Texts for which a careless pattern, comparison or normal form takes long. */
const SHAPES = ['91', '5', 'a', ' ', '(', '/', '.', '+', '९', 'a@', 'x.', '%', '\n', '\u0301', '\u0315\u0300', '😀'];

/** Values with which a form is read to its end. All other fields hold nothing. */
const VALID: Record<string, string> = {
  ...appointment,
  date: appointment.appointmentDate,
  slot: '14:00',
  version: '0',
};

/** Streams do not end, and the others end the session. */
const LEFT_OUT = /events$|sign-out|\*/;

type Inject = (request: InjectOptions) => Promise<unknown>;

describeDatabases((createUrl) => {
  test('no field or parameter of the website takes more than its length', { timeout: 900_000 }, async () => {
    const store = await openTestStore(await createUrl());
    const { app, bookOne } = await createPortalApp({ maxBookings: 1_000_000, store });
    const { path } = await bookOne();
    const fill = (route: string) => route.replace('/portal/:token', path);
    const inject = (request: InjectOptions) => app.inject({ ...request, remoteAddress: '192.0.2.1' });
    expect(await findSlow(app, fill, inject)).toEqual([]);
  });

  test('no field or parameter of the desk takes more than its length', { timeout: 900_000 }, async () => {
    const { app, cookie, db, book } = await openSignedIn(await createUrl(), {}, 'owner');
    const id = await book();
    const fill = (route: string) => fillPath(route.replace('/appointments/:id', `/appointments/${id}`));
    const inject = async ({ headers, ...request }: InjectOptions) => {
      await db.deleteFrom('desk_attempts').execute();
      return app.inject({ ...request, headers: { ...headers, cookie, origin: 'http://localhost:4000' } });
    };
    expect(await findSlow(app, fill, inject)).toEqual([]);
  });
});

/** Tries each field and each parameter of each route in each shape, and tells those whose time outgrows their length. */
async function findSlow(app: FastifyInstance, fill: (route: string) => string, inject: Inject): Promise<string[]> {
  const slow: string[] = [];
  const routes = (await listRoutes(app)).filter(({ method, path }) => method !== 'HEAD' && !LEFT_OUT.test(path));
  let tried = 0;
  for (const { method, path } of routes) {
    const url = fill(path);
    const parts = path.split('/').filter((part) => part.startsWith(':'));
    const fields = await findFields(method, path, url, inject);
    const places = [
      ...fields.map((field) => (value: string) => createRequest(method, url, { ...pickValid(fields), [field]: value })),
      ...parts.map(
        (part) => (value: string) => createRequest(method, path.replace(part, encodeURIComponent(value)), {}),
      ),
    ];
    for (const [index, create] of places.entries()) {
      for (const shape of SHAPES) {
        tried += 1;
        const [short, long] = BYTES.map((bytes) => create(repeat(shape, bytes))) as [InjectOptions, InjectOptions];
        let growth: string | null = '';
        // Other programs on the machine slow down one look, but hardly all of them.
        for (const count of [1, SAMPLES, SAMPLES])
          growth = growth === null ? null : await measure(inject, short, long, count);
        if (growth) slow.push(`${method} ${path} ${[...fields, ...parts][index]} ${JSON.stringify(shape)}: ${growth}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(200);
  return slow;
}

/** Sends both in turn, and tells their medians when the longer one takes too long; `null` when it does not. */
async function measure(inject: Inject, short: InjectOptions, long: InjectOptions, count: number) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < count; round += 1) {
    for (const [index, request] of [short, long].entries()) {
      const started = performance.now();
      await inject(request);
      times[index]?.push(performance.now() - started);
    }
  }
  const [before, after] = times.map((list) => getPercentile(list, 50)) as [number, number];
  return after > CHEAP_MS && after > MAX_GROWTH * before ? `${before.toFixed(1)} -> ${after.toFixed(1)} ms` : null;
}

/** Finds the fields that a route reads: those of its schema, and those that its handler asks for. */
async function findFields(method: string, path: string, url: string, inject: Inject): Promise<string[]> {
  const known = (await listAppRoutes()).find((route) => route.method === method && route.url === path);
  // In a registry of its own a schema has no name that stands for its fields.
  const inPlace = { io: 'input', metadata: z.registry<Record<string, unknown>>() } as const;
  const schemas = [known?.schema?.querystring, known?.schema?.form].flatMap((schema) =>
    schema instanceof z.ZodType ? Object.keys(z.toJSONSchema(schema, inPlace).properties ?? {}) : [],
  );
  const fields = new Set([...schemas, ...(/book|correct/.test(path) ? APPOINTMENT_FIELDS : []), 'language', 'visit']);
  for (let count = -1; count < fields.size; ) {
    count = fields.size;
    for (const spy of [getText, getSent]) vi.mocked(spy).mockClear();
    await inject(createRequest(method, url, pickValid([...fields])));
    for (const spy of [getText, getSent]) for (const [, name] of vi.mocked(spy).mock.calls) fields.add(name);
  }
  return [...fields];
}

function pickValid(fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => (VALID[field] ? [[field, VALID[field]]] : [])));
}

function createRequest(method: string, url: string, fields: Record<string, string>): InjectOptions {
  if (method === 'GET') return { url: `${url}?${new URLSearchParams(fields)}` };
  if (url === '/api/appointments') return { method: 'POST', url, payload: fields };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() };
}

/** Repeats the text up to this many bytes, as a form or an address sends it. */
function repeat(text: string, bytes: number): string {
  return text.repeat(Math.floor(bytes / encodeURIComponent(text).length));
}
