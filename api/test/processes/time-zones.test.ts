/** @module-tag long */
import { fileURLToPath } from 'node:url';
import type { Availability } from '@clinic/contract/appointment.ts';
import { labelToSlot, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { describe, expect, test, vi } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createServerEnv, postBooking, spawnServer } from '../server-process.ts';
import { readRows } from '../sqlite-files.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SERVER = fileURLToPath(new URL('../clocked-server.ts', import.meta.url));

/** From fourteen hours ahead of UTC to eleven behind it. Just past midnight in Pune, three of them are a day behind. */
const TIME_ZONES = ['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

type Case = {
  what: string;
  /** The time in Pune. */
  now: string;
  date: string;
  /** The slots of that day that can still be booked. */
  free: string[];
};

const labels = calendar.slots.map(slotToLabel);

const CASES: Case[] = [
  { what: '23:59 in Pune, the day that ends', now: '2026-11-20T23:59:00', date: '2026-11-20', free: [] },
  { what: '23:59 in Pune, the day to come', now: '2026-11-20T23:59:00', date: '2026-11-21', free: labels },
  { what: '00:01 in Pune, the day just ended', now: '2026-11-21T00:01:00', date: '2026-11-20', free: [] },
  { what: '00:01 in Pune, the day that begins', now: '2026-11-21T00:01:00', date: '2026-11-21', free: labels },
  {
    what: 'an hour and a minute before two',
    now: '2026-11-24T12:59:00',
    date: '2026-11-24',
    free: ['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'],
  },
  {
    what: 'less than the sample content leaves before two',
    now: '2026-11-24T13:01:00',
    date: '2026-11-24',
    free: ['03:00 PM', '04:00 PM', '05:00 PM'],
  },
  { what: 'the eve of 29 February', now: '2028-02-28T23:59:00', date: '2028-02-29', free: labels },
  { what: 'on 29 February', now: '2028-02-29T00:01:00', date: '2028-02-29', free: labels },
  { what: '29 February of a year that has none', now: '2026-11-20T12:00:00', date: '2027-02-29', free: [] },
  { what: 'New Year', now: '2026-12-31T23:59:00', date: '2027-01-01', free: labels },
];

describe.each(TIME_ZONES)('a server in %s', (timeZone) => {
  test('offers, takes and stores the day and the slot that people in Pune mean', async () => {
    const { env, databasePath } = await createServerEnv();
    const server = spawnServer(
      { ...env, TZ: timeZone, RATE_LIMIT_MAX: '1000' },
      {
        command: [process.execPath, SERVER],
      },
    );
    const url = `http://localhost:${await server.waitForPort()}`;

    for (const { what, now, date, free } of CASES) {
      const instant = new Date(`${now}+05:30`).toISOString();
      server.child.stdin.write(`${instant}\n`);
      await vi.waitFor(() => expect(server.output.stdout).toContain(`It is ${instant}`), 20_000);

      const before = readRows(databasePath);
      const taken = before
        .filter((row) => row.appointment_date === date)
        .map((row) => slotToLabel(String(row.appointment_time)));
      const offered = await getFreeSlots(url, date);
      expect({ what, offered }).toEqual({ what, offered: free.filter((slot) => !taken.includes(slot)) });

      const isOpen = free.length > 0;
      const [first = '09:00 AM'] = offered;
      const response = await postBooking(url, { ...appointment, appointmentDate: date, appointmentTime: first });
      expect({ what, status: response.status }).toEqual({ what, status: isOpen ? 201 : 422 });
      const rows = readRows(databasePath);
      expect(rows).toHaveLength(before.length + (isOpen ? 1 : 0));
      if (!isOpen) continue;
      expect(await response.json()).toMatchObject({ appointmentDate: date, appointmentTime: first });
      expect(rows).toContainEqual(
        expect.objectContaining({ appointment_date: date, appointment_time: labelToSlot(first), created_at: instant }),
      );
    }
  });
});

/** Asks for the free slots of a day; there are none when the day is refused. */
async function getFreeSlots(url: string, date: string): Promise<string[]> {
  const query = new URLSearchParams({ doctor: appointment.doctor, date });
  const response = await fetch(`${url}${AVAILABILITY_PATH}?${query}`);
  if (response.status === 422) return [];
  const { slots } = (await response.json()) as Availability;
  return slots.filter(({ state }) => state === 'free').map(({ time }) => time);
}
