import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { giveHours, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { openDesk } from '#test/test-desk.ts';
import { blockCommand } from './closure-command.ts';
import { endSessionCommand, openSessionCommand, sessionsCommand } from './session-command.ts';

const VALUES = { minutes: '20', 'weekly-until': '', 'also-closed-days': false, 'not-closed-days': false };

const CLINIC_TIMES =
  "The clinic's times: 09:00 AM, 10:00 AM, 11:00 AM, 12:00 PM, 02:00 PM, 03:00 PM, 04:00 PM, 05:00 PM; not on Sunday";

async function openCommands() {
  const { options, store } = await openDesk(await createSqlite());
  const openSession = (from: string, to: string, change: Partial<typeof VALUES> = {}) =>
    openSessionCommand(options, [DOCTOR_ID, from, to], { ...VALUES, ...change }, NOON_IN_PUNE);
  return { options, store, openSession };
}

test('an operator opens a session, reads it in the list, and ends it; who is booked in it is named', async () => {
  const { options, store, openSession } = await openCommands();
  const line = await openSession('2026-12-01T18:00', '2026-12-01T19:00', { 'weekly-until': '2026-12-20' });
  const [id = ''] = line.split('  ');
  expect(line.split('  ').slice(1)).toEqual([
    ...['Dr. Namuna Shaikh', 'every Tuesday, 2026-12-01 to 2026-12-15', '06:00 PM to 07:00 PM', '20 minutes each'],
    'command line',
  ]);
  const booking = toNewAppointment({ ...appointment, appointmentDate: '2026-12-08', appointmentTime: '06:20 PM' });
  await store.book({ ...booking, booking: { ...booking.booking, minutes: 20 } });
  const booked = `2026-12-08  06:20 PM  Dr. Namuna Shaikh  ${appointment.name}`;
  const doctors = [
    CLINIC_TIMES,
    ...['Dr. Namuna Shaikh (namuna-shaikh)', "  the clinic's times"],
    ...['Dr. Udaharan Patil (udaharan-patil)', "  the clinic's times"],
    ...['Dr. Namuna Gokhale (namuna-gokhale)', "  the clinic's times"],
  ];
  const read = async () => (await sessionsCommand(options, NOON_IN_PUNE)).split('\n');
  expect(await read()).toEqual([line, `  booked:  ${booked}`, ...doctors]);
  expect(await endSessionCommand(options, id, NOON_IN_PUNE)).toBe(
    `It has ended. No appointment was cancelled.\n  booked:  ${booked}`,
  );
  expect(await read()).toEqual(['There are no extra sessions.', ...doctors, `not offered any more: ${booked}`]);
  await expect(endSessionCommand(options, id, NOON_IN_PUNE)).rejects.toThrow('"npm run desk -- sessions" lists them.');
});

test("an operator reads a doctor's own hours in words", async () => {
  const { options } = await openCommands();
  const own = giveHours(DOCTOR_ID, [
    { weekdays: ['Tuesday', 'Thursday'], from: '16:00', to: '24:00', minutes: 20 },
    { weekdays: ['Saturday'], times: ['09:30', '11:00'], minutes: 30, first: '2027-01-02', everyWeeks: 2 },
  ]);
  expect((await sessionsCommand({ ...options, calendar: own }, NOON_IN_PUNE)).split('\n').slice(2, 5)).toEqual([
    'Dr. Namuna Shaikh (namuna-shaikh)',
    '  Tuesday, Thursday: 04:00 PM to 12:00 AM, 20 minutes each',
    '  Saturday: 09:30 AM, 11:00 AM, 30 minutes each, every 2 weeks, from 2027-01-02',
  ]);
});

test('an operator closes leave that repeats by one command', async () => {
  const { options } = await openCommands();
  const values = { reason: 'Lectures', weekly: true };
  const args = [DOCTOR_ID, '2026-12-01T13:00', '2026-12-31'];
  const line = await blockCommand(options, args, values, NOON_IN_PUNE);
  expect(line.split('  ').slice(1)).toEqual([
    ...['Dr. Namuna Shaikh', 'every Tuesday, 2026-12-01 to 2026-12-29', 'from 01:00 PM', 'Lectures', 'command line'],
  ]);
  await expect(blockCommand(options, args.slice(0, 2), values, NOON_IN_PUNE)).rejects.toThrow('Name the last day too');
});

test.each<[string, string, Partial<typeof VALUES>, string]>([
  ['2026-12-01', '2026-12-01', {}, 'There is no such time. Example: 2026-12-05T10:00'],
  ['2026-12-01T18:00', '2026-12-02T19:00', {}, 'A session begins and ends on the same day.'],
  ['2026-12-01T18:00', '2026-12-01T17:00', {}, 'The session ends before it begins.'],
  ['2026-12-01T18:00', '2026-12-01T19:00', { minutes: '5' }, 'A slot lasts 10 to 60 minutes. Example: --minutes 20'],
  ['2026-12-01T17:30', '2026-12-01T19:00', {}, 'at that time already. On 2026-12-01: 05:00 PM to 06:00 PM'],
  ['2026-11-29T10:00', '2026-11-29T12:00', {}, 'To open the clinic for this session, repeat the command with --also'],
])('an operator reads a remedy for a session from %s to %s with %j', async (from, to, change, remedy) => {
  const { openSession } = await openCommands();
  await expect(openSession(from, to, change)).rejects.toThrow(remedy);
});
