import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { createFeedFile } from './feed-file.ts';

const PLACE = { timeZone: 'Asia/Kolkata' };

const APPOINTMENT = {
  id: '0198c0de-0000-7000-8000-000000000001',
  reference: 'K7QX-3M9P',
  name: 'Asha Rao',
  department: 'Urology',
  date: '2026-11-24',
  slot: '14:00',
  minutes: 60,
  sequence: 2,
  changedAt: '2026-11-22T06:30:00.000Z',
};

/** Reads a file with a second library, as a calendar program would. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events };
}

test('another library reads who comes when, under an identity that stays', () => {
  const file = createFeedFile({ doctor: 'Dr. Sample Rao', appointments: [APPOINTMENT] }, PLACE);
  const { calendar, events } = read(file);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Dr. Sample Rao');
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT15M');
  const [event] = events;
  expect(event?.uid).toBe(APPOINTMENT.id);
  expect(event?.sequence).toBe(2);
  expect(event?.summary).toBe('Asha Rao');
  expect(event?.description).toBe('Urology\nK7QX-3M9P');
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-24T08:30:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-24T09:30:00.000Z');
});

test('hostile names add no lines of their own, and an erased one is called so', () => {
  const name = 'Asha\r\nEND:VEVENT\nATTENDEE:mailto:evil@evil.example; "x", \\n';
  const others = ['', name].map((text, index) => ({ ...APPOINTMENT, id: `${APPOINTMENT.id}${index}`, name: text }));
  const { events } = read(createFeedFile({ doctor: 'Dr. Sample Rao', appointments: others }, PLACE));
  expect(events.map(({ summary }) => summary)).toEqual(['Erased', name.replaceAll('\r\n', '\n')]);
  expect(events.flatMap(({ attendees }) => attendees)).toEqual([]);
});

test('each appointment lasts as long as it was booked for', () => {
  const short = { ...APPOINTMENT, id: 'short', slot: '15:00', minutes: 10 };
  const { events } = read(createFeedFile({ doctor: 'Dr. Sample Rao', appointments: [APPOINTMENT, short] }, PLACE));
  expect(events.map(({ endDate }) => endDate.toJSDate().toISOString())).toEqual([
    '2026-11-24T09:30:00.000Z',
    '2026-11-24T09:40:00.000Z',
  ]);
});

test('a calendar without appointments is one all the same', () => {
  expect(read(createFeedFile({ doctor: 'Dr. Sample Rao', appointments: [] }, PLACE)).events).toEqual([]);
});
