import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { isClosedDate } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { parse } from 'yaml';
import { compareInRounds } from './rounds.ts';
import { startServer } from './server-process.ts';

/** Durable bookings per second of this server beside a bare one that inserts a row per request and checks nothing. */
const calendar: BookingCalendar = parse(await readFile(new URL('../content/booking.yaml', import.meta.url), 'utf8'));
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

/** Each free slot once: doctor by doctor, slot by slot, day by day, for centuries. */
function* generateBookings(): Generator<object, never> {
  const day = new Date();
  for (;;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const appointmentDate = day.toISOString().slice(0, 10);
    if (isClosedDate(calendar, appointmentDate)) continue;
    for (const { name: department, doctors } of calendar.departments) {
      for (const doctor of doctors) {
        for (const appointmentTime of calendar.slots) {
          yield {
            name: 'Bench Patient',
            email: 'bench@patient.example',
            phone: '+91 00000 00000',
            department,
            doctor,
            appointmentDate,
            appointmentTime,
            message: '',
          };
        }
      }
    }
  }
}
