import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import autocannon from 'autocannon';
import { generateAttempts } from '../api/faults/bookings.ts';
import { loadCalendar } from './load-content.ts';

/** What a server is loaded with: `GET` of an address, or bookings, each for another slot and patient. */
export type Load = { url: string; headers?: Record<string, string>; isBooking?: boolean; connections: number };

/** Answers, those among them that were not what was asked for, and requests without any. */
type Outcome = { answers: number; refused: number; broken: number; seconds: number };

/**
 * Written in C, it leaves the processor to the servers. autocannon takes as much time for a request as a fast server,
 * so beside it all fast servers look alike.
 */
const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined;

export const SENDER = HAS_WRK ? 'wrk' : 'autocannon, which hides differences between fast servers (apt install wrk)';

/** More than are booked in one run, so that no two runs meet in a slot. */
const DAYS_PER_RUN = 80;
let firstDay = Math.ceil(Date.now() / 86_400_000) + 1;

const attempts = generateAttempts(loadCalendar);

/** Answers per second; throws when a server refused or dropped anything, or answers with another success than it should. */
export async function measureRate(load: Load, seconds: number): Promise<number> {
  await expectStatus(load);
  const outcome = await (HAS_WRK ? loadWithWrk(load, seconds) : loadWithAutocannon(load, seconds));
  if (outcome.refused > 0 || outcome.broken > 0) throw new Error(`${load.url}: ${JSON.stringify(outcome)}`);
  return outcome.answers / outcome.seconds;
}

/** wrk tells refusals from successes, and no more. */
async function expectStatus({ url, headers = {}, isBooking }: Load): Promise<void> {
  const body = JSON.stringify(attempts.next().value.booking);
  const booking = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { status } = await fetch(url, isBooking ? booking : { headers });
  if (status !== getWantedStatus(isBooking)) throw new Error(`${url} answers ${status}.`);
}

function getWantedStatus(isBooking = false): number {
  return isBooking ? 201 : 200;
}

async function loadWithWrk({ url, headers = {}, isBooking, connections }: Load, seconds: number): Promise<Outcome> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    // A server that keeps its event loop busy takes up some connections late.
    '--timeout=10s',
    `-c${connections}`,
    `-d${seconds}s`,
    `-s${fileURLToPath(new URL('./load.lua', import.meta.url))}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
    ...(isBooking ? ['--', ...createBookingArguments()] : []),
  ]);
  const { micros, ...counts } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { ...counts, seconds: micros / 1e6 };
}

function createBookingArguments(): string[] {
  const { departments, slots, closedWeekdays } = loadCalendar;
  firstDay += DAYS_PER_RUN;
  const doctors = departments.flatMap(({ name, doctors }) => doctors.map((doctor) => `${name}|${doctor}`));
  return [String(firstDay), doctors.join('\n'), slots.join('\n'), closedWeekdays.join('\n')];
}

async function loadWithAutocannon({ isBooking, ...load }: Load, seconds: number): Promise<Outcome> {
  const { errors, statusCodeStats, duration } = await autocannon({
    ...load,
    duration: seconds,
    ...(isBooking && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      requests: [
        {
          setupRequest: (request: object) => ({ ...request, body: JSON.stringify(attempts.next().value.booking) }),
        },
      ],
    }),
  });
  const counts: { count?: number }[] = Object.values(statusCodeStats);
  const answers = counts.reduce((sum, { count = 0 }) => sum + count, 0);
  const wanted = statusCodeStats[getWantedStatus(isBooking)]?.count ?? 0;
  return { answers, refused: answers - wanted, broken: errors, seconds: duration };
}

export function createBookingLoad(serverUrl: string, connections: number): Load {
  return { url: serverUrl + APPOINTMENTS_PATH, isBooking: true, connections };
}
