/** @module-tag long */
import {
  APPOINTMENT_FIELDS,
  type AppointmentField,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TEXTS } from '@clinic/contract/patient-words.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { describeDatabases } from '../databases.ts';
import { createAppointments } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';
import { openTestDatabase, openTestStore } from '../test-store.ts';
import { HARMLESS_STRINGS, HOSTILE_JSON, MULTILINE_STRINGS, REFUSED_STRINGS } from './hostile-strings.ts';

// These tests send thousands of requests, possibly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** All of them take half a minute, and run with `npm run test:faults`. */
const GENERATED_BODIES = process.env.FAULT_ROUNDS === 'all' ? 10_000 : 2000;
/** How many bookings are sent at once, so that they share a commit. */
const SENT_TOGETHER = 50;

type Encoding = 'JSON' | 'form';
type Fields = Record<string, unknown>;

/** The fields that take any text. */
const TEXT_FIELDS: string[] = ['name', 'phone', ...OPTIONAL_FIELDS] satisfies AppointmentField[];

const MAX_CHARS: Record<string, number> = {
  name: NAME_MAX_CHARS,
  email: EMAIL_MAX_CHARS,
  phone: PHONE_MAX_CHARS,
  ...OPTIONAL_TEXTS,
};

/** Builds the app on a database, without a limit per address. */
async function createClinic(url: string) {
  const { db } = await openTestDatabase(url);
  const { app } = await createTestApp({ maxBookings: 1_000_000, store: await openTestStore(url) });
  const appointments = db.selectFrom('appointments');
  const findRow = (reference: string): Promise<Fields | undefined> =>
    appointments.selectAll().where('reference', '=', reference).executeTakeFirst();
  const countRows = async () => (await appointments.select('id').execute()).length;

  /** Resolves to the status, the refused fields, and the row of an accepted booking. */
  async function post(payload: string, encoding: Encoding) {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: APPOINTMENTS_PATH,
      headers: { 'content-type': encoding === 'JSON' ? 'application/json' : 'application/x-www-form-urlencoded' },
      payload,
    });
    const [reference = ''] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(body) ?? [];
    const { errors = [] } = encoding === 'JSON' ? (JSON.parse(body) as { errors?: { field?: string }[] }) : {};
    return { statusCode, fields: errors.map(({ field }) => field), row: await findRow(reference) };
  }

  const book = (fields: Fields, encoding: Encoding) =>
    post(encoding === 'JSON' ? JSON.stringify(fields) : new URLSearchParams(fields as never).toString(), encoding);
  return { post, book, countRows };
}

/** Yields bookings for different slots by different patients. */
function* generateBookings() {
  for (const booking of createAppointments(GENERATED_BODIES + 1000)) yield booking;
}

/** Finds the fields that must be refused, without any code of the schema. */
function findRefused(fields: Fields, valid: Fields): string[] {
  return Object.entries(fields)
    .filter(([field, value]) => {
      if (typeof value !== 'string' || !(field in valid)) return true;
      const maxChars = MAX_CHARS[field];
      if (maxChars === undefined) return value !== valid[field];
      const kept = field in OPTIONAL_TEXTS ? value : value.trim();
      if (!kept.isWellFormed() || [...kept.normalize('NFC')].length > maxChars) return true;
      const codes = Array.from(value, (char) => char.codePointAt(0) as number);
      const isAllowed = (code: number) => code === 9 || (field in OPTIONAL_TEXTS && (code === 10 || code === 13));
      if (codes.some((code) => (code < 32 && !isAllowed(code)) || (code > 126 && code < 160))) return true;
      return !(field in OPTIONAL_TEXTS) && (kept === '' || kept.includes('\t'));
    })
    .map(([field]) => field);
}

function expectStoredAsTyped(row: Fields | undefined, fields: Fields): void {
  const { name, email, phone, ...others } = fields as Record<AppointmentField, string>;
  const texts = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, others[field] ?? '']));
  expect(row).toMatchObject({ name: name.trim(), email: email.trim(), phone: phone.trim(), ...texts });
}

const hostileText = fc.oneof(
  fc.constantFrom(...HARMLESS_STRINGS, ...REFUSED_STRINGS, ...MULTILINE_STRINGS),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  // Some of these characters are lone surrogates.
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', ' ', '\u3164', 'x'.repeat(NAME_MAX_CHARS + 1), '\u{1f600}'.repeat(PHONE_MAX_CHARS)),
);

const anyField = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXT_FIELDS) },
  { weight: 2, arbitrary: fc.constantFrom(...APPOINTMENT_FIELDS) },
  { weight: 1, arbitrary: hostileText },
);

/** Makes changes to a valid booking. Most are small, so that other fields do not hide their effect. */
const changes = (value: fc.Arbitrary<unknown>) => fc.array(fc.tuple(anyField, value), { minLength: 1, maxLength: 3 });

describeDatabases((createUrl) => {
  test.each<Encoding>(['JSON', 'form'])('hostile text is stored as typed, from %s', async (encoding) => {
    const { book } = await createClinic(await createUrl());
    const bookings = generateBookings();
    for (const field of TEXT_FIELDS) {
      for (const text of [...HARMLESS_STRINGS, ...(field in OPTIONAL_TEXTS ? MULTILINE_STRINGS : [])]) {
        if (field === 'phone' && text.length > PHONE_MAX_CHARS) continue;
        const fields: Fields = { ...bookings.next().value, [field]: text };
        const { statusCode, row } = await book(fields, encoding);
        expect([field, text, statusCode]).toEqual([field, text, 201]);
        expectStoredAsTyped(row, fields);
      }
    }
  });

  test('text that nobody can type is refused in every field, and the field is named', async () => {
    const { book, countRows } = await createClinic(await createUrl());
    const [valid] = createAppointments(1);
    for (const field of APPOINTMENT_FIELDS) {
      const texts = [...REFUSED_STRINGS];
      if (!(field in OPTIONAL_TEXTS)) texts.push(...MULTILINE_STRINGS);
      if (!TEXT_FIELDS.includes(field)) texts.push(...HARMLESS_STRINGS);
      for (const text of texts) {
        const answer = await book({ ...valid, [field]: text }, 'JSON');
        expect([text, answer]).toEqual([text, { statusCode: 422, fields: [field], row: undefined }]);
        // Browsers send whole characters only.
        if (text.isWellFormed()) expect((await book({ ...valid, [field]: text }, 'form')).statusCode).toBe(422);
      }
    }
    expect(await countRows()).toBe(0);
  });

  test('a body that is not a booking is refused, however deep', async () => {
    const { post, countRows } = await createClinic(await createUrl());
    for (const body of HOSTILE_JSON) {
      const { statusCode } = await post(body, 'JSON');
      expect([400, 422], body.slice(0, 60)).toContain(statusCode);
    }
    expect(await countRows()).toBe(0);
  });

  test.each<[Encoding, fc.Arbitrary<unknown>]>([
    ['JSON', fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: fc.jsonValue() })],
    ['form', hostileText.map((text) => text.toWellFormed())],
  ])(
    `of ${GENERATED_BODIES / 2} generated bodies as %s none fails, and each is refused or stored as typed`,
    async (encoding, value) => {
      const { book, countRows } = await createClinic(await createUrl());
      const bookings = generateBookings();

      async function send(changed: [string, unknown][]) {
        const valid = bookings.next().value as Fields;
        const fields = Object.assign(Object.create(null), valid, Object.fromEntries(changed));
        const refused = findRefused(fields, valid);
        const { statusCode, row, fields: named } = await book(fields, encoding);
        if (statusCode === 201) {
          expect(refused).toEqual([]);
          return expectStoredAsTyped(row, fields);
        }
        // A key such as `__proto__` is refused before any field is looked at.
        expect([400, 422]).toContain(statusCode);
        // A refusal does not repeat an unknown field's name.
        const namedAtLeast = refused.filter((field) => /^\w{1,40}$/.test(field));
        if (encoding === 'JSON' && statusCode === 422) expect(named).toEqual(expect.arrayContaining(namedAtLeast));
      }

      await fc.assert(
        fc.asyncProperty(fc.array(changes(value), { minLength: SENT_TOGETHER, maxLength: SENT_TOGETHER }), (bodies) =>
          Promise.all(bodies.map(send)).then(() => undefined),
        ),
        { numRuns: GENERATED_BODIES / 2 / SENT_TOGETHER },
      );
      expect(await countRows()).toBeGreaterThan(GENERATED_BODIES / 20);
    },
  );
});
