import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';

const VISITS = [{ id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false }];

/** All that an appointment can hold beside its booking; each text and time is one that stands nowhere else. */
const HELD = {
  ...{ idempotency_key: 'canary-key', request_hash: 'canary-hash', sender_key: 'canary-network' },
  ...{ privacy_version: 'canary-notice', cancel_reason: 'Canary reason', visit: 'dressing' },
  ...{ link_opened_at: '2026-11-21T01:11:00.000Z', changed_at: '2026-11-21T02:22:00.000Z' },
  ...{ arrived_at: '2026-11-21T03:33:00.000Z', called_in_at: '2026-11-21T04:44:00.000Z' },
  ...{ whatsapp_at: '2026-11-21T05:55:00.000Z', whatsapp_ended_at: '2026-11-22T06:06:00.000Z' },
};

/** Opens an owner's desk with one appointment of which no field is empty, and with a note of the desk on it. */
async function open() {
  const desk = await openForOwner(await createSqlite(), VISITS);
  const id = await desk.book(1, { message: 'Canary pain' }, 'mr');
  await desk.send(`/appointments/${id}/notes`, { text: 'Canary note' });
  const row = await desk.db
    .updateTable('appointments')
    .set(HELD)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(Object.entries(row).filter(([, value]) => value === null || value === '')).toEqual([]);
  return { ...desk, row };
}

test('an owner’s CSV has these columns and no other, whatever an appointment holds', async () => {
  const { get, row } = await open();
  const { body } = await get('/export?from=2026-11-01&to=2026-12-31&format=csv');
  const [header = '', cells = '', ...rest] = body.replace('\ufeff', '').split('\r\n');
  expect(rest).toEqual(['']);
  const values = cells.split(',');
  expect(header.split(',').map((name, index) => [name, values[index]])).toEqual([
    ['Reference', row.reference],
    ['State', 'Booked'],
    ['Date', '2026-11-24'],
    ['Time', '14:00'],
    ['Doctor', appointment.doctor],
    ['Department', appointment.department],
    ['Name', appointment.name],
    ['Phone', "'+91 9000000001"],
    ['Email', 'patient-1@patient.example'],
    ['Note', 'Canary pain'],
    ['Booked at', '2026-11-20T12:00:00+05:30'],
    ['Booked by', 'patient'],
    ['Reason for cancelling', ''],
    ['Language', 'Marathi'],
    ['Visit', 'Dressing'],
  ]);
  expect(values).toHaveLength(15);
});

test('a doctor’s own calendar has these properties and no other, and neither contacts nor what people have written', async () => {
  const { app, getView, row } = await open();
  const [feed] = (await getView('/export')).feeds;
  const { body } = await app.inject(new URL(feed.url).pathname);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const listNames = (component?: ICAL.Component) => component?.getAllProperties().map(({ name }) => name);
  expect(listNames(calendar)).toEqual([
    ...['version', 'prodid', 'method', 'name', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'],
  ]);
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
  const event = calendar.getFirstSubcomponent('vevent') ?? undefined;
  expect(listNames(event)).toEqual([
    ...['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'description', 'status', 'last-modified'],
  ]);
  expect(event?.getAllSubcomponents()).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe(appointment.name);
  expect(event?.getFirstPropertyValue('description')).toBe(`Urology\nDressing\n${row.reference}`);
  expect(body).not.toMatch(
    /canary (pain|note|reason)|canary-(key|hash|network|notice)|patient.example|90000|whatsapp/i,
  );
});
