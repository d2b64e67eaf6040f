import { expect, test } from 'vitest';
import { EMAIL_MAX_CHARS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from './appointment.ts';
import { createAppointmentSchema, issuesToReasons } from './appointment-schema.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import { EMPTY_REQUEST } from './patient-words.ts';
import type { ReasonCode, ReasonParams } from './refusals.ts';

const calendar: BookingCalendar = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [
    { id: 'urology', name: 'Urology', doctors: [{ id: 'a', name: 'Dr. A' }] },
    { id: 'cancer', name: 'Cancer Surgery', doctors: [{ id: 'c', name: 'Dr. C' }] },
  ],
  slots: ['09:00', '14:00'],
  closedWeekdays: ['Sunday'],
  closedDates: ['26 January'],
  horizonDays: 365,
};

const request = {
  ...EMPTY_REQUEST,
  name: 'Asha',
  email: 'asha@patient.example',
  phone: '+91 98765 43210',
  department: 'Urology',
  doctor: 'Dr. A',
  appointmentDate: '2026-11-24',
  appointmentTime: '02:00 PM',
};

const clock = { now: new Date('2026-11-20T12:00:00+05:30') };
const schema = createAppointmentSchema(calendar, () => clock.now);

function getReasons(change: Record<string, unknown>) {
  const result = schema.safeParse({ ...request, ...change });
  return result.success ? [] : issuesToReasons(result.error.issues);
}

test('a complete booking is taken as typed', () => {
  expect(schema.parse(request)).toEqual(request);
});

test('name, email and phone are trimmed at their ends, the message is not', () => {
  const parsed = schema.parse({
    ...request,
    name: '  Asha  Rao\u00a0',
    email: ' asha@patient.example ',
    phone: ' 1 2 ',
    message: ' a\r\nb ',
  });
  expect(parsed).toMatchObject({ name: 'Asha  Rao', email: 'asha@patient.example', phone: '1 2', message: ' a\r\nb ' });
});

test('a message may be absent', () => {
  const { message: _message, ...rest } = request;
  expect(schema.parse(rest).message).toBe('');
});

test.each([
  ['\u0906\u0936\u093e \u0915\u0941\u0932\u0915\u0930\u094d\u0923\u0940'],
  ["O'Brien-Smith, Jr."],
  ['\u5f20\u4f1f'],
  ['\u{1f600}'],
])('the name %s is taken', (name) => {
  expect(getReasons({ name })).toEqual([]);
});

test.each(['call me', '020-1234', '\u0967\u0968\u0969', '+91 (20) 1234 ext. 5'])(
  'the phone %s is not refused for its form',
  (phone) => {
    expect(getReasons({ phone })).toEqual([]);
  },
);

test.each(['asha', 'asha@', '@patient.example', 'a b@patient.example', 'asha@-x.example', 'asha@x..example'])(
  'the email %s is refused',
  (email) => {
    expect(getReasons({ email })).toEqual([{ field: 'email', code: 'email-invalid', detail: expect.any(String) }]);
  },
);

test.each([
  ['ravi@bücher.example', 'ravi@xn--bcher-kva.example'],
  ['ravi@BÜCHER.example\u00a0', 'ravi@xn--bcher-kva.example'],
  ['ravi@उदाहरण.example', 'ravi@xn--p1b6ci4b4b3a.example'],
  ['ravi@bücher', 'ravi@xn--bcher-kva'],
  ['Ravi@Clinic.Example', 'Ravi@Clinic.Example'],
])('the international domain of %s is taken in ASCII', (email, taken) => {
  expect(schema.parse({ ...request, email }).email).toBe(taken);
});

test.each(['rävi@bücher.example', 'ravi@bücher/x.example', 'ravi@bü cher.example', 'bücher.example'])(
  'the email %s is refused with its international domain',
  (email) => {
    expect(getReasons({ email })).toMatchObject([{ code: 'email-invalid' }]);
  },
);

test('an international address that is too long in ASCII is refused', () => {
  const email = `ravi@${'ü'.repeat(20)}${`.${'b'.repeat(50)}`.repeat(4)}.${'ü'.repeat(20)}`;
  expect(email.length).toBeLessThanOrEqual(EMAIL_MAX_CHARS);
  expect(getReasons({ email })).toMatchObject([{ code: 'text-too-long', params: { maxChars: EMAIL_MAX_CHARS } }]);
});

test('lengths are counted in characters as a reader counts them', () => {
  expect(getReasons({ name: 'e\u0301'.repeat(NAME_MAX_CHARS) })).toEqual([]);
  expect(getReasons({ name: '\u{1f600}'.repeat(NAME_MAX_CHARS) })).toEqual([]);
  expect(getReasons({ name: 'a'.repeat(NAME_MAX_CHARS + 1) })).toMatchObject([
    { code: 'text-too-long', params: { maxChars: NAME_MAX_CHARS } },
  ]);
  expect(getReasons({ phone: '1'.repeat(PHONE_MAX_CHARS + 1) })[0]?.field).toBe('phone');
  expect(getReasons({ email: `${'a'.repeat(EMAIL_MAX_CHARS)}@x.example` })[0]?.field).toBe('email');
  expect(getReasons({ message: 'm'.repeat(MESSAGE_MAX_CHARS) })).toEqual([]);
  expect(getReasons({ message: 'm'.repeat(MESSAGE_MAX_CHARS + 1) })[0]?.field).toBe('message');
});

test('a tab is taken in the message, and trimmed at the ends of the others', () => {
  const table = { name: 'Asha Kulkarni\t', phone: '\t98765 43210\t', message: 'Since\tMonday' };
  const { name, phone, message } = schema.parse({ ...request, ...table });
  expect([name, phone, message]).toEqual(['Asha Kulkarni', '98765 43210', 'Since\tMonday']);
});

test('a line break counts as one character, as the form typed it, and is kept as sent', () => {
  const message = `${'\r\n'.repeat(MESSAGE_MAX_CHARS - 1)}x`;
  expect(schema.parse({ ...request, message }).message).toBe(message);
  expect(getReasons({ message: `${message}x` })[0]?.field).toBe('message');
});

test.each<[Record<string, unknown>, string, ReasonCode, ReasonParams?]>([
  [{ name: '' }, 'name', 'name-missing'],
  [{ name: null }, 'name', 'name-missing'],
  [{ name: ['Asha'] }, 'name', 'name-missing'],
  [{ name: '\u200b \u3164' }, 'name', 'name-missing'],
  [{ name: 'a\u0000' }, 'name', 'text-unshowable'],
  [{ name: 'a\n' }, 'name', 'text-unshowable'],
  [{ phone: '\ud800' }, 'phone', 'text-broken'],
  [{ message: '\ud800' }, 'message', 'text-broken'],
  [{ message: '\u0007' }, 'message', 'text-unshowable'],
  [{ name: 'a\tb' }, 'name', 'text-unshowable'],
  [{ email: '' }, 'email', 'email-missing'],
  [{ phone: ' ' }, 'phone', 'phone-missing'],
  [{ phone: 9876543210 }, 'phone', 'phone-missing'],
  [{ message: 1 }, 'message', 'message-invalid'],
  [{ department: 'Astrology' }, 'department', 'department-unknown'],
  [{ doctor: 'Dr. Who' }, 'doctor', 'doctor-unknown'],
  [{ doctor: 'Dr. C' }, 'doctor', 'doctor-elsewhere'],
  [{ appointmentDate: '2026-11-19' }, 'appointmentDate', 'date-past'],
  [{ appointmentDate: '' }, 'appointmentDate', 'date-missing'],
  [{ appointmentDate: '20265-03-12' }, 'appointmentDate', 'date-invalid'],
  [{ appointmentDate: '2027-11-21' }, 'appointmentDate', 'date-beyond', { lastDate: '2027-11-20' }],
  [{ appointmentDate: '9990-01-01' }, 'appointmentDate', 'date-beyond', { lastDate: '2027-11-20' }],
  [{ appointmentDate: '2027-01-26' }, 'appointmentDate', 'date-closed', { date: '2027-01-26', nextDate: '2027-01-27' }],
  [{ appointmentDate: '2026-11-31' }, 'appointmentDate', 'date-invalid'],
  [
    { appointmentDate: '2026-11-22' },
    'appointmentDate',
    'weekday-closed',
    { date: '2026-11-22', nextDate: '2026-11-23' },
  ],
  [{ appointmentTime: '14:00' }, 'appointmentTime', 'time-unknown'],
  [{ appointmentTime: '01:00 PM' }, 'appointmentTime', 'time-not-offered'],
  [{ appointmentDate: '2026-11-20', appointmentTime: '09:00 AM' }, 'appointmentTime', 'time-past'],
  [{ website: 'x' }, 'website', 'field-unknown'],
])('%o is refused beside %s: %s', (change, field, code, params) => {
  const reason = { field, code, detail: expect.stringMatching(/\.$/) };
  expect(getReasons(change)).toEqual([params ? { ...reason, params } : reason]);
});

const PAST_TIME = { appointmentDate: '2026-11-20', appointmentTime: '09:00 AM' };

test.each<[Record<string, unknown>, string[]]>([
  [{ name: '', doctor: 'Dr. C' }, ['name', 'doctor']],
  [{ name: 7, doctor: 'Dr. C' }, ['name', 'doctor']],
  [{ name: ' ', ...PAST_TIME }, ['name', 'appointmentTime']],
  [{ doctor: 'Dr. C', appointmentDate: '2026-11-19' }, ['doctor', 'appointmentDate']],
  [{ email: 'asha', doctor: 'Dr. C', ...PAST_TIME }, ['email', 'doctor', 'appointmentTime']],
  [{ website: '', doctor: 'Dr. C', ...PAST_TIME }, ['doctor', 'appointmentTime', 'website']],
  [{ department: 'Astrology' }, ['department']],
  [{ department: undefined, doctor: 'Dr. C' }, ['department']],
  [{ appointmentDate: '2026-11-15', appointmentTime: '09:00 AM' }, ['appointmentDate']],
  [{ appointmentDate: 'Canary', appointmentTime: '09:00 AM', phone: '' }, ['phone', 'appointmentDate']],
  [{ ...PAST_TIME, appointmentTime: '14:00' }, ['appointmentTime']],
])('%o is refused beside every field that is wrong, in the order of the fields', (change, fields) => {
  expect(getReasons(change).map(({ field }) => field)).toEqual(fields);
});

test('a refusal never repeats what was sent', () => {
  expect(
    JSON.stringify(getReasons({ department: 'Canary', doctor: 'Canary', appointmentDate: 'Canary' })),
  ).not.toContain('Canary');
});

test('what is no object is refused as a whole', () => {
  for (const body of [null, undefined, 'text', 7, []]) {
    const result = schema.safeParse(body);
    expect(result.success ? [] : issuesToReasons(result.error.issues)).toEqual([
      { code: 'fields-missing', detail: expect.any(String) },
    ]);
  }
});

test.each(Object.keys(request))('an object in %s that cannot become text is refused', (field) => {
  const reasons = getReasons({ [field]: { toString: [] } });
  expect(reasons.map((reason) => reason.field)).toContain(field);
});

test('today moves on while the process runs', () => {
  const today = { appointmentDate: '2026-11-20' };
  expect(getReasons(today)).toEqual([]);
  clock.now = new Date('2026-11-21T00:01:00+05:30');
  expect(getReasons(today)[0]?.field).toBe('appointmentDate');
});
