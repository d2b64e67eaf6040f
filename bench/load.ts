import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { generateAttempts } from '../api/faults/bookings.ts';
import { loadCalendar } from './load-content.ts';

/** What a server is loaded with: `GET` of an address, or bookings, each for another slot and patient. */
export type Load = { url: string; headers?: Record<string, string>; isBooking?: boolean; connections: number };

/** More than are booked in one run, so that no two runs meet in a slot. */
const DAYS_PER_RUN = 80;
let firstDay = Math.ceil(Date.now() / 86_400_000) + 1;

const attempts = generateAttempts(loadCalendar);

/**
 * Answers per second, by wrk: written in C, it leaves the processor to the servers. Throws when a server refused or dropped anything, or answers with another success than it should.
 */
export async function measureRate(load: Load, seconds: number): Promise<number> {
  await expectStatus(load);
  const { url, headers = {}, isBooking, connections } = load;
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
  const { answers, refused, broken, micros } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (refused > 0 || broken > 0) throw new Error(`${url}: ${refused} refused, ${broken} without an answer.`);
  return answers / (micros / 1e6);
}

export function createBookingLoad(serverUrl: string, connections: number): Load {
  return { url: serverUrl + APPOINTMENTS_PATH, isBooking: true, connections };
}

/** Sends one booking more. */
export function sendBooking(url: string): Promise<Response> {
  const { booking, key } = attempts.next().value;
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(booking) });
}

/** wrk tells refusals from successes, and no more. */
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
