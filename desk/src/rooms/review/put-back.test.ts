import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { expect, test, vi } from 'vitest';
import { ASHA } from '#test/people.ts';
import { createPeople, openReview } from '#test/review/review-desk.ts';
import { MAKER } from '#test/test-desk.ts';
import { putBackBookings } from './put-back.ts';
import { REVIEW_MAX } from './view.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

async function openCleared(url: string, count: number, more: { holdsMails?: boolean; isMarked?: boolean } = {}) {
  const desk = await openReview(url);
  const { store, db, clock, readMails } = desk;
  const { holdsMails = false, isMarked = true } = more;
  const ids: string[] = [];
  for (const body of createPeople(count)) {
    const result = await store.book(toNewAppointment(body, { needsReview: isMarked, holdsMails }));
    if (result.kind === 'booked') ids.push(result.stored.id);
  }
  const restore = (some: readonly string[]) => putBackBookings({ db, calendar }, some, MAKER, clock.now);
  /** Lists the mails to the patient by kind and status, such as `booked waiting`. */
  const readPatientMails = async (id = '') =>
    (await readMails())
      .filter(({ appointment_id, recipient }) => appointment_id === id && recipient === 'patient')
      .map(({ kind, status }) => `${kind} ${status}`)
      .sort();
  /** Marks the patient's mails of a kind as sent, as the outbox does. */
  const markSent = (kind: 'booked' | 'cancelled') =>
    db
      .updateTable('mails')
      .set({ status: 'sent' })
      .where('kind', '=', kind)
      .where('recipient', '=', 'patient')
      .execute();
  return { ...desk, ids, restore, readPatientMails, markSent };
}

describeDatabases((createUrl) => {
  test('a booking that was cleared by mistake is put back, with a record, and is no longer marked', async () => {
    const { ids, decide, restore, readRow, look, db } = await openCleared(await createUrl(), 3);
    await decide('cancel', ids);
    expect(await look('cleared')).toMatchObject({ count: 0, clearedCount: 3, cleared: { more: 0 } });
    expect(await restore(ids.slice(0, 2))).toEqual({ count: 2, dates: [] });
    expect(await readRow(ids[0] ?? '')).toMatchObject({ status: 'booked', needs_review: 0, version: 2, sequence: 2 });
    const changes = db
      .selectFrom('changes')
      .selectAll()
      .where('appointment_id', '=', ids[0] ?? '');
    expect((await changes.orderBy('version').execute()).at(-1)).toMatchObject({
      ...{ action: 'restored', version: 2, made_by: ASHA, made_from: '192.0.2.1', old_status: 'cancelled' },
    });
    expect(await look()).toMatchObject({ count: 0, clearedCount: 1 });
    // Putting them back again changes nothing.
    expect(await restore(ids.slice(0, 2))).toEqual({ count: 0, dates: [] });
  });

  test('a slot that another patient has by now stays theirs, and the answer names the day', async () => {
    const { ids, decide, restore, readRow, store, clock } = await openCleared(await createUrl(), 10);
    await decide('cancel', ids);
    for (const index of [0, 9]) {
      const other = { ...createPeople(10)[index], ...createPatient(8000 + index) } as never;
      expect((await store.book(toNewAppointment(other, { createdAt: clock.now }))).kind).toBe('booked');
    }
    expect(await restore(ids)).toEqual({ count: 8, dates: ['2026-12-01', '2026-12-02'] });
    expect(await readRow(ids[0] ?? '')).toMatchObject({ status: 'cancelled', needs_review: 1, version: 1 });
  });

  test('two people who put the same bookings back at once put each one back once', async () => {
    const { ids, decide, restore } = await openCleared(await createUrl(), 12);
    await decide('cancel', ids);
    const both = await Promise.all([restore(ids), restore(ids.toReversed())]);
    expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(both.flatMap(({ dates }) => dates)).toEqual([]);
  });
});

test('a patient who knows nothing of the cancellation only gets the reminder again', async () => {
  const { ids, decide, restore, readPatientMails, markSent } = await openCleared(await createSqlite(), 1);
  await markSent('booked');
  await decide('cancel', ids);
  await restore(ids);
  expect(await readPatientMails(ids[0])).toEqual(['booked sent', 'reminder dropped', 'reminder waiting']);
});

test('a patient who was told of the cancellation is told that the appointment stands', async () => {
  const { ids, restore, readPatientMails, markSent, readMails, perform } = await openCleared(await createSqlite(), 1);
  await markSent('booked');
  expect(await perform(ids[0] ?? '', 'cancel')).toBe('done');
  await markSent('cancelled');
  expect(await restore(ids)).toEqual({ count: 1, dates: [] });
  expect(await readPatientMails(ids[0])).toEqual([
    ...['booked sent', 'booked waiting', 'cancelled sent'],
    ...['reminder dropped', 'reminder waiting'],
  ]);
  const told = (await readMails()).findLast(({ kind, status }) => kind === 'booked' && status === 'waiting');
  expect(told?.sequence).toBe(2);
});

test.each([false, true])('a patient whose mail was never sent gets it now (held: %s)', async (holdsMails) => {
  const { ids, decide, restore, readPatientMails, perform } = await openCleared(await createSqlite(), 2, {
    holdsMails,
  });
  await decide('cancel', ids.slice(0, 1));
  await restore(ids.slice(0, 1));
  expect(await readPatientMails(ids[0])).toEqual([
    ...['booked dropped', 'booked waiting'],
    ...['reminder dropped', 'reminder waiting'],
  ]);
  // A held mail is not held for ever.
  await perform(ids[1] ?? '', 'cancel');
  await restore(ids.slice(1));
  expect((await readPatientMails(ids[1])).filter((mail) => mail.endsWith('held'))).toEqual([]);
});

test('a booking that its patient has cancelled cannot be put back, but a cleared unmarked one can', async () => {
  const { ids, decide, restore, look, store, db, clock, readRow } = await openCleared(await createSqlite(), 2, {
    isMarked: false,
  });
  const [first = '', second = ''] = ids;
  await db.updateTable('appointments').set({ needs_review: 1 }).where('id', '=', first).execute();
  expect(await store.cancel(toAppointment(await readRow(first)), '', clock.now)).toBe('cancelled');
  await decide('cancel', [second]);
  expect((await look('cleared')).cleared?.bookings.map(({ id }) => id)).toEqual([second]);
  expect(await restore([first, second, 'no-such-id'])).toEqual({ count: 1, dates: [] });
});

test('a slot that is over, or that the clinic has closed, is not free to put back into', async () => {
  const { ids, decide, restore, clock, close } = await openCleared(await createSqlite(), 9);
  await decide('cancel', ids);
  await close({ doctor: '', first_date: '2026-12-02', last_date: '2026-12-02' });
  clock.now = new Date('2026-12-01T12:30:00+05:30');
  // The first four of the eight slots of that day have begun.
  expect(await restore(ids)).toEqual({ count: 4, dates: ['2026-12-01', '2026-12-02'] });
});

test('the next page lists the bookings that do not fit on one, and known people come first', async () => {
  const { store, decide, look, readRows, clock } = await openReview(await createSqlite());
  await Promise.all(
    createPeople(REVIEW_MAX + 30).map((body) => store.book(toNewAppointment(body, { needsReview: true }))),
  );
  const ids = (await readRows()).map(({ id }) => id);
  await decide('cancel', ids);
  await store.noteOpening(ids.at(-1) ?? '', clock.now);
  const first = (await look('cleared')).cleared;
  expect([first?.bookings.length, first?.more, first?.next]).toEqual([REVIEW_MAX, 30, REVIEW_MAX]);
  expect(first?.bookings[0]).toMatchObject({ id: ids.at(-1), knownBy: 'link', isChosen: false });
  const second = (await look('cleared', '', REVIEW_MAX)).cleared;
  expect([second?.bookings.length, second?.more]).toEqual([30, 0]);
  expect(new Set([...(first?.bookings ?? []), ...(second?.bookings ?? [])].map(({ id }) => id)).size).toBe(ids.length);
});

test('the desk puts bookings back from a form, and the answer names the days of those it could not', async () => {
  const { app, ids, decide, submit, signIn, store, clock, bell } = await openCleared(await createSqlite(), 2);
  await decide('cancel', ids);
  const taken = { ...createPeople(1)[0], ...createPatient(8000) } as never;
  await store.book(toNewAppointment(taken, { createdAt: clock.now }));
  const cookie = await signIn();
  const rings = bell.count();
  const answer = await submit('/review/restore', { pattern: 'cleared', id: ids[0] ?? '' }, { cookie });
  expect(answer.headers.location).toBe('/review?pattern=cleared&done=restore&count=0&left=1&date=2026-12-01');
  expect(bell.count()).toBe(rings);
  const open = async (url: string) => (await app.inject({ url, headers: { cookie } })).body;
  const shown = await open(String(answer.headers.location));
  expect(shown).toContain('One was not put back: the time is no longer free, or somebody else was faster.');
  expect(shown).toContain('href="/day/2026-12-01"');
  for (const id of ids) expect(shown).toContain(`name="id" value="${id}"`);
  await submit('/review/restore', { pattern: 'cleared', id: ids[1] ?? '' }, { cookie });
  expect(bell.count()).toBeGreaterThan(rings);
  const body = await open('/review?done=restore&count=1&left=0&date=x&date=2026-12-01');
  expect(body).toContain('One booking is put back.');
  expect(body.match(/href="\/day\/[^"]*"/g)).toEqual(['href="/day/2026-12-01"']);
});
