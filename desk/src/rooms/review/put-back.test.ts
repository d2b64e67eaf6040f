import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { createPeople, openReview } from '#test/review/review-desk.ts';
import { MAKER } from '#test/test-desk.ts';
import { putBackBookings } from './put-back.ts';

/** Opens a review with bookings of different people. `take` books the slot of one of them for somebody else. */
async function openBooked(url: string, count: number, more: { holdsMails?: boolean; needsReview?: boolean } = {}) {
  const desk = await openReview(url);
  const { db, clock, readMails, bookAll } = desk;
  const ids = await bookAll(createPeople(count), more);
  const restore = (some: readonly string[]) => putBackBookings({ db, calendar }, some, MAKER, clock.now);
  const take = (index: number) =>
    bookAll(
      createPeople(count)
        .slice(index, index + 1)
        .map((body) => ({ ...body, ...createPatient(8000 + index) })),
    );
  /** Lists the mails to the patients by kind and status, such as `booked waiting`. */
  const listPatientMails = async () =>
    (await readMails())
      .filter(({ recipient }) => recipient === 'patient')
      .map(({ kind, status }) => `${kind} ${status}`)
      .sort();
  /** Marks the mails of a kind as sent, as the outbox does. */
  const markSent = (kind: 'booked' | 'cancelled') =>
    db.updateTable('mails').set({ status: 'sent' }).where('kind', '=', kind).execute();
  return { ...desk, ids, restore, take, listPatientMails, markSent };
}

describeDatabases((createUrl) => {
  test('receptionists put bookings back once, with a record and no mark, where nobody else has the slot by now', async () => {
    const { ids, decide, restore, take, readRow, look, db } = await openBooked(await createUrl(), 12);
    await decide('cancel', ids);
    expect(await look('cleared')).toMatchObject({ count: 0, clearedCount: 12, cleared: { more: 0 } });
    await take(0);
    await take(9);
    const both = await Promise.all([restore(ids), restore(ids.toReversed())]);
    expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(await restore(ids)).toEqual({ count: 0, dates: ['2026-12-01', '2026-12-02'] });
    expect(await readRow(ids[0] ?? '')).toMatchObject({ status: 'cancelled', needs_review: 1, version: 1 });
    const [, id = ''] = ids;
    expect(await readRow(id)).toMatchObject({ status: 'booked', needs_review: 0, version: 2, sequence: 2 });
    const changes = await db.selectFrom('changes').selectAll().where('appointment_id', '=', id).execute();
    const restored = { ...MAKER, action: 'restored', version: 2, old_status: 'cancelled' };
    expect(changes).toContainEqual(expect.objectContaining(restored));
    expect(await look()).toMatchObject({ clearedCount: 2 });
  });
});

test.each([
  ['who knows nothing of the cancellation', ['booked'], 'cleared', false, 'booked sent'],
  [
    'who was told of the cancellation',
    ['booked', 'cancelled'],
    'cancelled',
    false,
    'booked sent,booked waiting,cancelled sent',
  ],
  ['whose mail was never sent', [], 'cleared', false, 'booked dropped,booked waiting'],
  ['whose mail was held', [], 'cleared', true, 'booked dropped,booked waiting'],
  [
    'whose mails were held, and who is told nothing',
    [],
    'cancelled',
    true,
    'booked dropped,booked waiting,cancelled dropped',
  ],
] as const)('a patient %s hears what is true when the booking is put back', async (_, sent, way, holdsMails, mails) => {
  const { ids, decide, restore, listPatientMails, markSent, perform, readRow } = await openBooked(
    await createSqlite(),
    1,
    { holdsMails },
  );
  const [id = ''] = ids;
  if (sent.some((kind) => kind === 'booked')) await markSent('booked');
  if (way === 'cleared') await decide('cancel', ids);
  else expect(await perform(id, 'cancel')).toBe('done');
  if (sent.some((kind) => kind === 'cancelled')) await markSent('cancelled');
  expect(await restore(ids)).toEqual({ count: 1, dates: [] });
  expect(await listPatientMails()).toEqual([...mails.split(','), 'reminder dropped', 'reminder waiting']);
  expect((await readRow(id)).sequence).toBe(2);
});

test('a receptionist puts an unmarked booking back that was cleared, and none that its patient has cancelled', async () => {
  const { ids, decide, restore, look, store, db, clock, readRow } = await openBooked(await createSqlite(), 2, {
    needsReview: false,
  });
  const [first = '', second = ''] = ids;
  await db.updateTable('appointments').set({ needs_review: 1 }).where('id', '=', first).execute();
  expect(await store.cancel(toAppointment(await readRow(first)), '', clock.now)).toBe('cancelled');
  await decide('cancel', [second]);
  expect((await look('cleared')).cleared?.bookings.map(({ id }) => id)).toEqual([second]);
  expect(await restore([first, second, 'no-such-id'])).toEqual({ count: 1, dates: [] });
});

test('a receptionist puts nothing back into a slot that is over, or that the clinic has closed', async () => {
  const { ids, decide, restore, clock, close } = await openBooked(await createSqlite(), 9);
  await decide('cancel', ids);
  await close({ doctor: '', first_date: '2026-12-02', last_date: '2026-12-02' });
  clock.now = new Date('2026-12-01T12:30:00+05:30');
  // The first four of the eight slots of that day have begun.
  expect(await restore(ids)).toEqual({ count: 4, dates: ['2026-12-01', '2026-12-02'] });
});

test('a receptionist puts bookings back by a form, and reads the days of those that could not be', async () => {
  const { ids, decide, send, get, take, bell } = await openBooked(await createSqlite(), 2);
  await decide('cancel', ids);
  await take(0);
  const rings = bell.count();
  const answer = await send('/review/restore', { pattern: 'cleared', id: ids[0] ?? '' });
  expect(answer.headers.location).toBe('/review?pattern=cleared&done=restore&count=0&left=1&date=2026-12-01');
  expect(bell.count()).toBe(rings);
  const shown = (await get(String(answer.headers.location))).body;
  expect(shown).toContain('One was not put back: the time is no longer free, or somebody else was faster.');
  expect(shown).toContain('href="/day/2026-12-01"');
  for (const id of ids) expect(shown).toContain(`name="id" value="${id}"`);
  await send('/review/restore', { pattern: 'cleared', id: ids[1] ?? '' });
  expect(bell.count()).toBeGreaterThan(rings);
  const { body } = await get('/review?done=restore&count=1&left=0&date=x&date=2026-12-01');
  expect(body).toContain('One booking is put back.');
  expect(body.match(/href="\/day\/[^"]*"/g)).toEqual(['href="/day/2026-12-01"']);
});
