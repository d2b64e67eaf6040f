import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { generateBookings } from './booking-requests.ts';
import { compareInRounds } from './rounds.ts';
import { startServer } from './server-process.ts';

/** Durable bookings per second of this server beside a bare one that inserts a row per request and checks nothing. */
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
try {
  const ours = await startServer(new URL('../api/src/server.ts', import.meta.url), {
    DATABASE_URL: `file:${join(folder, 'ours.db')}`,
    RATE_LIMIT_MAX: '1000000000',
    // The API alone: no site has to be built for this.
    SITE_DIR: join(folder, 'no-site'),
    PUBLIC_API_BASE: 'http://localhost',
  });
  const floor = await startServer(new URL('./floor-bookings.ts', import.meta.url), {
    DATABASE_FILE: join(folder, 'floor.db'),
  });
  try {
    await compareInRounds(
      'Durable bookings',
      { name: 'this API', load: createLoad(ours.url), status: 201 },
      { name: 'bare Fastify, one insert per request', load: createLoad(floor.url), status: 201 },
      0.8,
    );
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
  }
} finally {
  await rm(folder, { recursive: true });
}

function createLoad(url: string): Record<string, unknown> {
  const bookings = generateBookings();
  return {
    url: url + APPOINTMENTS_PATH,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request: object) => ({ ...request, body: JSON.stringify(bookings.next().value) }),
      },
    ],
  };
}
