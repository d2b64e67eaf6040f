import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { NOTE_MAX_CHARS } from '#appointments/note-view.ts';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';

const RAVI = 'ravi@clinic.example';
const LATER = new Date('2026-12-24T12:00:00+05:30');
const DAY = appointment.appointmentDate;

async function open() {
  const desk = await openForOwner(await createSqlite());
  const id = await desk.book(1);
  const path = `/appointments/${id}/notes`;
  const stranger = await desk.book(2, { appointmentTime: '09:00 AM' });
  const readNotes = () => desk.db.selectFrom('notes').selectAll().orderBy('id').execute();
  return { ...desk, id, path, stranger, readNotes };
}

test('a person writes a note, which shows who wrote it and when, and which only its author or an owner removes', async () => {
  const { id, path, stranger, bell, clock, getView, getData, send, submit, signIn, readNotes } = await open();
  const cookie = await signIn(RAVI);
  const sendAsRavi = (to: string, fields: Record<string, string> = {}) => submit(to, fields, { cookie });
  const rung = bell.count();
  const added = await sendAsRavi(path, { text: '  Needs a wheelchair.\r\nComes by taxi. ' });
  expect([added.statusCode, added.headers.location]).toEqual([303, `/appointments/${id}?done=noted`]);
  expect(bell.count()).toBeGreaterThan(rung);
  await send('/account/name', { name: ' Asha ' });
  await send(path, { text: 'Called her back.' });

  const { notes } = await getView(`/appointments/${id}`);
  expect(notes).toHaveLength(2);
  expect(notes).toContainEqual(expect.objectContaining({ text: 'Needs a wheelchair.\nComes by taxi.', by: RAVI }));
  const own = { text: 'Called her back.', by: ASHA, byName: 'Asha', at: clock.now.toISOString(), canRemove: true };
  expect(notes).toContainEqual(expect.objectContaining(own));
  expect(JSON.stringify(await getData(`/day/${DAY}`))).toContain('Called her back.');

  const [first, second] = await readNotes();
  expect((await sendAsRavi(`${path}/${second?.id}/remove`)).statusCode).toBe(404);
  expect((await send(`/appointments/${stranger}/notes/${first?.id}/remove`)).statusCode).toBe(404);
  expect((await sendAsRavi(`${path}/${first?.id}/remove`)).statusCode).toBe(303);
  expect((await send(`${path}/${second?.id}/remove`)).statusCode).toBe(303);
  expect(await readNotes()).toEqual([]);
});

test('a person reads why a note is refused, and keeps its text in the form', async () => {
  const { path, send, readNotes } = await open();
  for (const [text, reason] of [
    [' \n ', 'Write the note first.'],
    ['x'.repeat(NOTE_MAX_CHARS + 1), `A note has at most ${NOTE_MAX_CHARS} characters.`],
  ] as const) {
    const { statusCode, body } = await send(path, { text });
    expect([statusCode, body.includes(reason), body.includes(`>${text}</textarea>`)]).toEqual([422, true, true]);
  }
  expect((await send('/appointments/nothing/notes', { text: 'Hello' })).statusCode).toBe(404);
  expect(await readNotes()).toEqual([]);
});

test('a person finds a note in the file for its patient, and it leaves the desk in no other way', async () => {
  const { id, path, send, get, getData, getView, db, clock, store, readNotes } = await open();
  await send(path, { text: 'Zyxplanted note' });
  const file = await getData(`/person/file?of=${id}`);
  expect(file.appointments[0].notesOfTheClinic).toEqual([{ text: 'Zyxplanted note', at: '2026-11-20T12:00:00+05:30' }]);
  const { feeds } = await getView('/export');
  const feed = feeds.find(({ doctor }: Record<string, string>) => doctor === appointment.doctor);
  const files = ['csv', 'fhir'].map((format) => `/export?from=${DAY}&to=${DAY}&format=${format}`);
  for (const address of [...files, new URL(feed.url).pathname]) {
    const { body } = await get(address);
    expect([body.includes(appointment.name), body.includes('Zyxplanted')], address).toEqual([true, false]);
  }
  const tables = ['mails', 'appointments'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  expect(JSON.stringify(rows)).not.toContain('Zyxplanted');

  clock.now = LATER;
  await store.removal.removeDue([{ from: '', before: '2026-12-01' }], '2027-12-01');
  expect(await readNotes()).toEqual([]);
});

test('an owner who erases a person erases the notes, and nobody adds one afterwards', async () => {
  const { id, path, stranger, perform, send, clock, readNotes, readRow, db } = await open();
  for (const one of [id, stranger]) await send(`/appointments/${one}/notes`, { text: `About ${one}` });
  await db.updateTable('appointments').set({ privacy_version: '2026-11-25 abc' }).where('id', '=', id).execute();
  await perform(id, 'cancel');
  clock.now = LATER;
  expect((await send('/person/erase', { of: id, count: '1' })).headers.location).toBe('/export?erased=1');
  expect((await readNotes()).map(({ appointment_id }) => appointment_id)).toEqual([stranger]);
  expect((await readRow(id)).privacy_version).toBe('2026-11-25 abc');
  expect((await send(path, { text: 'Again' })).statusCode).toBe(404);
});
