import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { NOTE_MAX_CHARS } from '#appointments/note-view.ts';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';

const RAVI = 'ravi@clinic.example';
const LATER = new Date('2026-12-24T12:00:00+05:30');
const DAY = appointment.appointmentDate;

describeDatabases((createUrl) => {
  const open = async () => {
    const desk = await openForOwner(await createUrl());
    const raviCookie = await desk.signIn(RAVI);
    const sendAsRavi = (path: string, fields: Record<string, string>) =>
      desk.submit(path, fields, { cookie: raviCookie });
    const readNotes = () => desk.db.selectFrom('notes').selectAll().orderBy('id').execute();
    return { ...desk, sendAsRavi, readNotes };
  };

  test('a note shows its author and time, and only its author or an owner removes it', async () => {
    const { book, bell, clock, get, send, sendAsRavi, readNotes, rendered } = await open();
    const id = await book(1);
    const path = `/appointments/${id}/notes`;
    const rung = bell.count();
    const added = await sendAsRavi(path, { text: '  Needs a wheelchair.\r\nComes by taxi. ' });
    expect([added.statusCode, added.headers.location]).toEqual([303, `/appointments/${id}?done=noted`]);
    expect(bell.count()).toBeGreaterThan(rung);
    await send('/account/name', { name: ' Asha ' });
    await send(path, { text: 'Called her back.' });

    await get(`/appointments/${id}`);
    const view = rendered.at(-1)?.view;
    expect(view?.notes.map(({ text }: Record<string, string>) => text).sort()).toEqual([
      'Called her back.',
      'Needs a wheelchair.\nComes by taxi.',
    ]);
    expect(view?.notes).toContainEqual(
      expect.objectContaining({ by: ASHA, byName: 'Asha', at: clock.now.toISOString(), canRemove: true }),
    );
    const day = (await get(`/day/${DAY}`, { accept: 'application/json' })).json();
    expect(JSON.stringify(day)).toContain('Called her back.');

    const [first, second] = await readNotes();
    expect((await sendAsRavi(`${path}/${second?.id}/remove`, {})).statusCode).toBe(404);
    const other = await book(2, { appointmentTime: '09:00 AM' });
    expect((await send(`/appointments/${other}/notes/${first?.id}/remove`, {})).statusCode).toBe(404);
    expect((await sendAsRavi(`${path}/${first?.id}/remove`, {})).statusCode).toBe(303);
    expect((await send(`${path}/${second?.id}/remove`, {})).statusCode).toBe(303);
    expect(await readNotes()).toEqual([]);
  });

  test('a note without text, or with too much, is refused and stays in the form', async () => {
    const { book, send, readNotes } = await open();
    const path = `/appointments/${await book(1)}/notes`;
    for (const [text, reason] of [
      [' \n ', 'Write the note first.'],
      ['x'.repeat(NOTE_MAX_CHARS + 1), `A note has at most ${NOTE_MAX_CHARS} characters.`],
    ] as const) {
      const answer = await send(path, { text });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(reason);
      expect(answer.body).toContain(`>${text}</textarea>`);
    }
    expect((await send('/appointments/nothing/notes', { text: 'Hello' })).statusCode).toBe(404);
    expect(await readNotes()).toEqual([]);
  });

  test('a note is in the file for the person and leaves the desk in no other way', async () => {
    const { book, send, get, db, rendered, clock, store } = await open();
    const id = await book(1);
    await send(`/appointments/${id}/notes`, { text: 'Zyxplanted note' });
    const file = (await get(`/person/file?of=${id}`)).json();
    expect(file.appointments[0].notesOfTheClinic).toEqual([
      { text: 'Zyxplanted note', at: '2026-11-20T12:00:00+05:30' },
    ]);
    for (const format of ['csv', 'fhir']) {
      const answer = await get(`/export?from=${DAY}&to=${DAY}&format=${format}`);
      expect(answer.body).toContain(appointment.name);
      expect(answer.body).not.toContain('Zyxplanted');
    }
    await get('/export');
    const feed = rendered
      .at(-1)
      ?.view.feeds.find(({ doctor }: Record<string, string>) => doctor === appointment.doctor);
    const { body: shown } = await get(new URL(feed?.url ?? '').pathname);
    expect(shown).toContain(appointment.name);
    expect(shown).not.toContain('Zyxplanted');
    const rows = await db.selectFrom('mails').selectAll().execute();
    const link = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify([rows, link])).not.toContain('Zyxplanted');

    clock.now = LATER;
    await store.removal.removeDue([{ from: '', before: '2026-12-01' }], '2027-12-01');
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  test('the notes are erased with their person, and nobody adds one afterwards', async () => {
    const { book, perform, send, clock, readNotes, readRow, db } = await open();
    const id = await book(1);
    const stranger = await book(2, { appointmentTime: '09:00 AM' });
    for (const one of [id, stranger]) await send(`/appointments/${one}/notes`, { text: `About ${one}` });
    await db.updateTable('appointments').set({ privacy_version: '2026-11-25 abc' }).where('id', '=', id).execute();
    await perform(id, 'cancel');
    clock.now = LATER;
    expect((await send('/person/erase', { of: id, count: '1' })).headers.location).toBe('/export?erased=1');
    expect((await readNotes()).map(({ appointment_id }) => appointment_id)).toEqual([stranger]);
    expect((await readRow(id)).privacy_version).toBe('2026-11-25 abc');
    expect((await send(`/appointments/${id}/notes`, { text: 'Again' })).statusCode).toBe(404);
  });
});
