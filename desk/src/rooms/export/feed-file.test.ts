import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { createFeedFile } from './feed-file.ts';

const APPOINTMENT = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', reference: 'K7QX-3M9P', name: 'Asha Rao', department: 'Urology' },
  ...{ date: '2026-11-24', slot: '14:00', minutes: 60, sequence: 2, changedAt: '2026-11-22T06:30:00.000Z' },
};

/** Writes a calendar, and reads it with a second library, as a calendar program would. */
function read(...appointments: (typeof APPOINTMENT)[]) {
  const file = createFeedFile({ doctor: 'Dr. Sample Rao', appointments }, { timeZone: 'Asia/Kolkata' });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const times = events.map(({ startDate, endDate }) => [startDate, endDate].map((one) => one.toJSDate().toISOString()));
  return { calendar, events, times };
}

test('a doctor reads in another program who comes when and for how long, under an identity that stays', () => {
  const { calendar, events, times } = read(APPOINTMENT, { ...APPOINTMENT, id: 'short', slot: '15:00', minutes: 10 });
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Dr. Sample Rao');
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT15M');
  const [event] = events;
  expect([event?.uid, event?.sequence, event?.summary]).toEqual([APPOINTMENT.id, 2, 'Asha Rao']);
  expect(event?.description).toBe('Urology\nK7QX-3M9P');
  expect(times).toEqual([
    ['2026-11-24T08:30:00.000Z', '2026-11-24T09:30:00.000Z'],
    ['2026-11-24T09:30:00.000Z', '2026-11-24T09:40:00.000Z'],
  ]);
  expect(read().events).toEqual([]);
});

test('a patient with a hostile name adds no lines to the calendar, and an erased one is called so', () => {
  const name = 'Asha\r\nEND:VEVENT\nATTENDEE:mailto:evil@evil.example; "x", \\n';
  const { events } = read({ ...APPOINTMENT, name: '' }, { ...APPOINTMENT, id: 'other', name });
  expect(events.map(({ summary }) => summary)).toEqual(['Erased', name.replaceAll('\r\n', '\n')]);
  expect(events.flatMap(({ attendees }) => attendees)).toEqual([]);
});
