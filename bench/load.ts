import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { generateAttempts } from '../api/faults/bookings.ts';
import { loadCalendar } from './load-content.ts';
import { timeAnswer } from './time-answer.ts';

/** The requests for a server: `GET` of an address, or bookings, each for a different slot and patient. */
export type Load = { url: string; headers?: Record<string, string>; isBooking?: boolean; connections: number };

/** More days than one run books, so that no two runs want the same slot. */
const DAYS_PER_RUN = 80;
let firstDay = Math.ceil(Date.now() / 86_400_000) + 1;

type Attempts = ReturnType<typeof generateAttempts>;

const attempts = generateAttempts(loadCalendar);

/**
 * Measures answers per second with wrk, which is written in C and leaves the processor to the servers. Throws when a
 * server refuses or drops a request, or answers with an unexpected status.
 */
export async function measureRate(load: Load, seconds: number): Promise<number> {
  await expectStatus(load);
  const { url, headers = {}, isBooking, connections } = load;
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    // A server with a busy event loop accepts some connections late.
    '--timeout=10s',
    `-c${connections}`,
    `-d${seconds}s`,
    `-s${fileURLToPath(new URL('./load.lua', import.meta.url))}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
    ...(isBooking ? ['--', ...createBookingArguments()] : []),
  ]);
  const { answers, refused, broken, micros } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (refused > 0 || broken > 0) throw new Error(`${url}: ${refused} refused, ${broken} without an answer.`);
  return answers / (micros / 1e6);
}

export function createBookingLoad(serverUrl: string, connections: number): Load {
  return { url: serverUrl + APPOINTMENTS_PATH, isBooking: true, connections };
}

/** Sends the next booking; each has a new slot and patient. */
export function sendBooking(
  url: string,
  more: Record<string, string> = {},
  from: Attempts = attempts,
): Promise<Response> {
  const { booking, key } = from.next().value;
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...more };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(booking) });
}

/** Returns the milliseconds that the next booking takes. */
export function timeBooking(serverUrl: string, ...options: [headers?: Record<string, string>, from?: Attempts]) {
  return timeAnswer(() => sendBooking(serverUrl + APPOINTMENTS_PATH, ...options), 201);
}

/** Checks the exact status, because wrk only tells successes from failures. */
async function expectStatus({ url, headers = {}, isBooking }: Load): Promise<void> {
  const { status } = await (isBooking ? sendBooking(url) : fetch(url, { headers }));
  if (status !== (isBooking ? 201 : 200)) throw new Error(`${url} answers ${status}.`);
}

function createBookingArguments(): string[] {
  const { departments, slots, closedWeekdays } = loadCalendar;
  firstDay += DAYS_PER_RUN;
  const doctors = departments.flatMap(({ name, doctors }) => doctors.map((doctor) => `${name}|${doctor.name}`));
  return [String(firstDay), doctors.join('\n'), slots.map(slotToLabel).join('\n'), closedWeekdays.join('\n')];
}
