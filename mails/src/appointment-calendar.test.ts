import type { AppointmentDetails } from '@clinic/contract/mails.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { SAMPLE_APPOINTMENT, SAMPLE_PLACE } from '../test/samples.ts';
import { createAppointmentCalendar } from './appointment-calendar.ts';
import type { CalendarMethod } from './calendar-file.ts';
import { createVoice } from './voice.ts';

type Options = {
  appointment?: Partial<AppointmentDetails>;
  timeZone?: string;
  method?: CalendarMethod;
  title?: string;
};

function write({ appointment, timeZone = 'Asia/Kolkata', method = 'REQUEST', title = 'Visit' }: Options = {}) {
  const { words } = SAMPLE_PLACE;
  return createAppointmentCalendar(
    { ...SAMPLE_APPOINTMENT, ...appointment },
    createVoice('en', { ...SAMPLE_PLACE, timeZone, words: { ...words, calendar: { ...words.calendar, title } } }),
    method,
  );
}

/** Reads a file with a second library, as a calendar program would. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  return { calendar, component, event: new ICAL.Event(component) };
}

test('another library reads when, where, with whom and at which address the appointment is', () => {
  const { calendar, component, event } = read(write({ title: 'Namuna Surgical: Dr. Namuna Shaikh' }));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe(SAMPLE_APPOINTMENT.id);
  expect(event.sequence).toBe(0);
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T06:30:00Z');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T08:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-24T09:30:00.000Z');
  expect(event.summary).toBe('Namuna Surgical: Dr. Namuna Shaikh');
  expect(event.location).toMatch(/^Namuna Surgical, Sample House, 1 Namuna Road, .* 411000/);
  expect(component.getFirstPropertyValue('geo')?.toString()).toBe('18.5308,73.8475');
  expect(component.getFirstPropertyValue('url')).toBe(SAMPLE_APPOINTMENT.manageUrl);
  expect(event.organizer).toBe(`mailto:${SAMPLE_PLACE.clinic.email}`);
  expect(event.description).toContain('Reference: K7QX-3M9P');
  expect(event.description).not.toContain(SAMPLE_APPOINTMENT.message);
});

test.each([
  [20, '2026-11-24T08:50:00.000Z'],
  [90, '2026-11-24T10:00:00.000Z'],
])('an appointment of %i minutes ends at %s', (minutes, end) => {
  expect(
    read(write({ appointment: { minutes } }))
      .event.endDate.toJSDate()
      .toISOString(),
  ).toBe(end);
});

test('a mail names the patient as one of whom no answer is awaited; a download names nobody', () => {
  const [attendee] = read(write()).event.attendees;
  expect(attendee?.getFirstValue()).toBe('MAILTO:asha@mail.example');
  expect(attendee?.getParameter('rsvp')).toBe('FALSE');
  expect(attendee?.getParameter('cn')).toBe('Asha Rao');
  const download = read(write({ method: 'PUBLISH' }));
  expect(download.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(download.event.attendees).toEqual([]);
});

test('the calendar reminds a day and two hours before', () => {
  const triggers = read(write())
    .component.getAllSubcomponents('valarm')
    .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString());
  expect(triggers).toEqual(['-P1D', '-PT2H']);
});

test.each(['REQUEST', 'PUBLISH'] as const)('a cancelled appointment is cancelled in calendars by %s', (method) => {
  const file = write({ appointment: { status: 'cancelled', sequence: 3 }, method });
  const { calendar, component, event } = read(file);
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.uid).toBe(SAMPLE_APPOINTMENT.id);
  expect(event.sequence).toBe(3);
  expect(component.getAllSubcomponents('valarm')).toEqual([]);
});

describe('the clinic clock', () => {
  test.each([
    ['Asia/Kolkata', '2026-07-13', '2026-07-13T08:30:00.000Z'],
    ['Europe/London', '2026-03-28', '2026-03-28T14:00:00.000Z'],
    ['Europe/London', '2026-03-30', '2026-03-30T13:00:00.000Z'],
    ['Europe/London', '2026-10-26', '2026-10-26T14:00:00.000Z'],
    ['Australia/Sydney', '2027-01-11', '2027-01-11T03:00:00.000Z'],
    ['UTC', '2026-07-13', '2026-07-13T14:00:00.000Z'],
  ])('of %s is that of the entry on %s', (timeZone, appointmentDate, start) => {
    const { calendar, component, event } = read(write({ timeZone, appointment: { appointmentDate } }));
    expect(event.startDate.toJSDate().toISOString()).toBe(start);
    const zoneId = calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid');
    if (zoneId) expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(zoneId);
  });
});

test.each([
  ['line breaks', 'line\nbreak\r\nand\rmore'],
  ['the end of an entry', 'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR'],
  ['marks of the format', 'commas, semicolons; colons: and back\\slashes \\'],
  ['quotation marks', '"quoted" ^caret^ =equals='],
  ['other scripts', 'अनुराधा 👩🏽‍⚕️ 🏥'],
  ['a very long text', '😀'.repeat(3000)],
  ['a wide sign where a line is folded', `${'x'.repeat(73)}😀`],
])('%s that somebody typed stay inside their own line', (_what, text) => {
  const { calendar, event } = read(write({ appointment: { name: text, doctor: text }, title: text }));
  const typed = text.replace(/\r\n|\r/g, '\n');
  expect(event.summary).toBe(typed);
  expect(event.description).toContain(`Doctor: ${typed}`);
  expect(event.attendees[0]?.getParameter('cn')).toBe(typed);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
});

test('lines end with CRLF and hold 75 octets at most (RFC 5545, 3.1)', () => {
  const file = write({ appointment: { doctor: 'Dr. 😀, '.repeat(200) } });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
