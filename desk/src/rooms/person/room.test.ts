import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keepEndpoints } from '@clinic/api/channels/webhook/endpoints.ts';
import { databaseUrlToPath } from '@clinic/api/database/sqlite/open.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import { appointment, createAppointments } from '@clinic/api/test/sample-bookings.ts';
import { NO_WORDS, OPTIONAL_FIELDS, pickPatientWords } from '@clinic/contract/patient-words.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';

const PHONE = '+91 98765 43210';
const AT_NINE = { phone: PHONE, appointmentTime: '09:00 AM' };
/** A month after the appointments of these tests. */
const LATER = new Date('2026-12-24T12:00:00+05:30');

/** The times of the listed appointments, as the page shows them. */
const listTimes = (html: string) => [...html.matchAll(/>[^<]*?(\d+:\d\d [AP]M)<\/a>/g)].map(([, time]) => time);

async function open(url = '') {
  const desk = await openForOwner(url || (await createSqlite()));
  const erase = async (id: string, count: number, more = {}) => {
    const { statusCode, headers, body } = await desk.send('/person/erase', { of: id, count: String(count), ...more });
    return { told: `${statusCode} ${headers.location}`, body };
  };
  return { ...desk, erase };
}

test('an owner finds a person by phone and mailbox in any spelling, and by name within a family', async () => {
  const { book, get } = await open();
  const id = await book(1, { phone: PHONE, email: 'asha.k+x@gmail.com' });
  await book(2, { phone: '098765-43210', appointmentTime: '09:00 AM', name: 'Rohan Kulkarni' });
  await book(3, { email: 'ASHAK@googlemail.com', appointmentTime: '10:00 AM', name: ' asha  canary-KULKARNI' });
  await book(4, { appointmentTime: '11:00 AM' });
  const { body } = await get(`/person?of=${id}`);
  expect(listTimes(body)).toEqual(['2:00 PM', '10:00 AM', '9:00 AM']);
  for (const words of [
    'The desk keeps 3 appointments under this telephone number or email address.',
    'One of them is in another name. Is it the same person?',
    '3 appointments are still to come. Cancel first, so that the patient is told.',
  ]) {
    expect(body).toContain(words);
  }
  expect(listTimes((await get(`/person?of=${id}&only=name`)).body)).toEqual(['2:00 PM', '10:00 AM']);
  for (const [query, status] of [
    [`?of=${id}&only=email`, 422],
    [`?of=${id}&only=name&only=name`, 422],
    ['?of=nothing', 404],
    ['', 404],
  ] as const) {
    expect((await get(`/person${query}`)).statusCode, query).toBe(status);
  }
});

test('an owner gets everything about a person as one file, and the record does not name the person', async () => {
  const { book, perform, get, readRecords } = await open();
  const id = await book(1, { phone: PHONE }, 'mr');
  await book(2, AT_NINE);
  await perform(id, 'cancel', { reason: 'The doctor is ill.' });
  const answer = await get(`/person/file?of=${id}`);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="person.json"',
    'cache-control': 'no-store',
  });
  const { appointments } = answer.json();
  const { message: note, ...ownWords } = pickPatientWords(appointment);
  expect(appointments).toHaveLength(2);
  expect(appointments[0]).toMatchObject({
    ...{ ...ownWords, phone: PHONE, email: 'patient-1@patient.example', note, doctor: appointment.doctor },
    ...{ language: 'Marathi', status: 'cancelled', reasonForCancelling: 'The doctor is ill.' },
    bookedAt: '2026-11-20T12:00:00+05:30',
    changes: [
      { action: 'booked', by: 'patient' },
      { action: 'cancel', by: 'clinic' },
    ],
  });
  expect(appointments[0].mails.length).toBeGreaterThan(2);
  expect(answer.body).not.toContain(ASHA);
  expect(await readRecords()).toMatchObject([{ action: 'person-file', subject: '2', made_by: ASHA }]);
});

test('an owner erases nobody who is still to come, or of whom another number of appointments is shown', async () => {
  const { book, erase, clock, readRow, app } = await open();
  const id = await book(1, { phone: PHONE });
  await book(2, AT_NINE);
  const { told, body } = await erase(id, 2);
  expect(told).toContain('409');
  expect(body).toContain('Nothing has been erased: an appointment is still to come.');
  clock.now = LATER;
  expect((await erase(id, 2, { only: 'Name' })).told).toContain('422');
  const outdated = await erase(id, 1);
  expect(outdated.told).toContain('409');
  expect(outdated.body).toContain('Nothing more has been erased');
  expect((await readRow(id)).name).toBe(appointment.name);
  expect(app.hasRoute({ method: 'GET', url: '/person/erase' })).toBe(false);
});

describeDatabases((createUrl) => {
  test('an owner erases a person, and the slots, states and changes stay', async () => {
    const { book, perform, erase, send, get, clock, readRow, readMailsOf, readRecords, outboxDir, db } = await open(
      await createUrl(),
    );
    await keepEndpoints(db, ['https://hospital.example/hook']);
    const id = await book(1, { phone: PHONE });
    const other = await book(2, AT_NINE);
    const stranger = await book(3, { appointmentTime: '10:00 AM' });
    await perform(other, 'cancel', { reason: 'Canary is ill.' });
    clock.now = LATER;
    const [mail] = await readMailsOf(id);
    await writeFile(join(outboxDir, `20261120T063000000Z-${mail?.id}.eml`), 'To: Asha');
    await writeFile(join(outboxDir, '20261120T063000000Z-another.eml'), 'To: Ravi');
    const before = await readRow(other);
    expect((await erase(id, 2)).told).toBe('303 /export?erased=2');
    expect((await get('/export?erased=2')).body).toContain('2 appointments were erased.');
    expect(await readRow(other)).toEqual({
      ...{ ...before, ...NO_WORDS, name_words: '', phone_key: '', email_key: '', cancel_reason: '' },
      ...{ idempotency_key: null, request_hash: null, link_hash: null, link_opened_at: null, sender_key: '' },
      ...{ version: before.version + 1, changed_at: LATER.toISOString() },
    });
    const waiting = [...(await readMailsOf(id)), ...(await readMailsOf(other))].filter(
      ({ status }) => status === 'waiting',
    );
    expect(waiting).toMatchObject([{ appointment_id: other, recipient: 'system', kind: 'cancelled' }]);
    expect((await readRow(stranger)).name).toBe(appointment.name);
    expect(await readdir(outboxDir)).toEqual(['20261120T063000000Z-another.eml']);
    expect(await readRecords()).toMatchObject([{ action: 'erased', subject: '2', made_by: ASHA }]);
    const changes = await db.selectFrom('changes').selectAll().where('appointment_id', '=', other).execute();
    expect(changes.map(({ action }) => action).sort()).toEqual(['cancel', 'erased']);

    const day = await get(`/day/${appointment.appointmentDate}`, { accept: 'application/json' });
    expect(day.statusCode).toBe(200);
    expect(day.body).not.toMatch(/Canary is ill|43210/);
    expect((await get(`/person?of=${id}`)).statusCode).toBe(404);
    const again = { ...NO_WORDS, name: 'Asha', phone: PHONE, version: String((await readRow(id)).version) };
    expect((await send(`/appointments/${id}/correct`, again)).statusCode).toBe(409);
  });
});

test('an erased person is nowhere in the files of the database, nor in the log', async () => {
  const url = `file:${await createFolder()}/clinic.db`;
  const { book, erase, clock, db, perform, logLines } = await open(url);
  const planted = {
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, `Zyxplanted ${field}`])),
    ...{ name: 'Zyxplanted Name', phone: '+91 71717 17171', email: 'zyxplanted@patient.example' },
  };
  const PLANTED = /zyxplanted|71717 ?17171/i;
  const id = await book(1, planted);
  await book(2, { ...planted, appointmentTime: '09:00 AM', appointmentDate: '2026-11-26' });
  for (const [number, { appointmentDate, appointmentTime }] of createAppointments(5).entries()) {
    await book(number + 3, { appointmentDate, appointmentTime });
  }
  await db
    .updateTable('appointments')
    .set({ idempotency_key: 'zyxplanted-key', request_hash: 'zyxplanted-hash', sender_key: 'zyxplanted-sender' })
    .where('id', '=', id)
    .execute();
  await perform(id, 'cancel', { reason: 'Zyxplanted reason' });
  const readFiles = async () => {
    const path = dirname(databaseUrlToPath(url));
    const files = (await readdir(path)).filter((name) => name.startsWith('clinic.db'));
    return (await Promise.all(files.map((name) => readFile(join(path, name), 'latin1')))).join('');
  };
  expect(await readFiles()).toMatch(PLANTED);
  clock.now = LATER;
  expect((await erase(id, 2)).told).toBe('303 /export?erased=2');
  expect(await readFiles()).not.toMatch(PLANTED);
  expect(logLines.join('')).not.toMatch(PLANTED);
});
