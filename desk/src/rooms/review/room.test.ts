import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { expect, test, vi } from 'vitest';
import { ASHA } from '#test/people.ts';
import { countBy, createPeople, openReview, SPAM } from '#test/review/review-desk.ts';
import { REVIEW_MAX } from './view.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

describeDatabases((createUrl) => {
  test('a booking that is kept is no longer marked, and its held mails go out', async () => {
    const { store, look, decide, readMails, readRows, db } = await openReview(await createUrl());
    const requests = createPeople(3);
    for (const request of requests) {
      await store.book(toNewAppointment(request, { needsReview: true, holdsMails: true, senderKey: 'k' }));
    }
    const ids = (await readRows()).map(({ id }) => id);
    expect((await readMails()).filter(({ status }) => status === 'held')).toHaveLength(6);
    expect(await decide('keep', ids.slice(0, 2))).toBe(2);
    expect((await look()).count).toBe(1);
    const mails = await readMails();
    for (const [index, id] of ids.entries()) {
      const held = mails.filter(({ appointment_id, status }) => appointment_id === id && status === 'held');
      expect(held).toHaveLength(index < 2 ? 0 : 2);
    }
    expect(await db.selectFrom('changes').select(['action', 'version', 'made_by']).execute()).toEqual(
      Array(2).fill({ action: 'reviewed', version: 1, made_by: ASHA }),
    );
    expect(await decide('keep', ids.slice(0, 2))).toBe(0);
  });

  test('only appointments that are still booked are cancelled, and only once by two people', async () => {
    const { book, decide, readRows, clock, perform } = await openReview(await createUrl());
    const ids = [];
    for (const [index, body] of createPeople(40).entries()) ids.push(await book(index, body));
    clock.now = new Date('2026-12-01T08:50:00+05:30');
    await perform(ids[0] ?? '', 'arrived');
    const counts = await Promise.all([decide('cancel', ids), decide('cancel', ids.toReversed())]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(39);
    expect(countBy((await readRows()).map(({ status }) => status))).toEqual({ arrived: 1, cancelled: 39 });
    expect(await decide('cancel', ['no-such-id', "' or 1=1 --"])).toBe(0);
    expect(await decide('cancel', [])).toBe(0);
  });
});

test('a pattern also lists bookings before the burst, and chooses those that repeat the message', async () => {
  const { store, choose, clock } = await openReview(await createSqlite());
  const minute = (number: number) => new Date(clock.now.getTime() + number * 60_000);
  const people = createPeople(12);
  for (const [index, person] of people.entries()) {
    const request = { ...person, message: index % 2 ? `${SPAM} ${index}` : '' };
    await store.book(
      toNewAppointment(request, { senderKey: 'net', needsReview: index >= 6, createdAt: minute(index) }),
    );
  }
  // One booking has the message two days before, and one comes from another network.
  const [old, other] = createPeople(14).slice(12);
  await store.book(toNewAppointment({ ...old, ...{ message: SPAM } } as never, { createdAt: minute(-3000) }));
  await store.book(toNewAppointment(other as never, { createdAt: minute(7), senderKey: 'other' }));

  const byNetwork = await choose('network');
  expect(byNetwork.bookings.map(({ isMarked, isChosen }) => [isMarked, isChosen])).toEqual([
    ...Array(6).fill([true, true]),
    ...Array(6).fill([false, false]),
  ]);
  expect((await choose('network', 'whole')).bookings.every(({ isChosen }) => isChosen)).toBe(true);
  const byMessage = await choose('message');
  expect(byMessage.bookings.map(({ isMarked, isChosen }) => [isMarked, isChosen])).toEqual([
    ...Array(3).fill([true, true]),
    ...Array(3).fill([false, true]),
  ]);
});

test('patterns group marked bookings to come by what they share, sure signs first, then the largest', async () => {
  const { store, look, clock, readRows, decide } = await openReview(await createSqlite());
  const people = createPeople(16);
  const shared: Partial<(typeof people)[number] & { senderKey: string }>[] = [
    // The two with one name are part of this group, by a weaker sign.
    ...Array.from({ length: 4 }, (_, index) => ({
      senderKey: 'net',
      email: 'one@canary.example',
      ...(index > 1 && { name: 'Canary One' }),
    })),
    ...Array.from({ length: 3 }, (_, index) => ({ message: `Buy ${index} now` })),
    // The two with one message are part of this group too, but by a surer sign.
    ...Array.from({ length: 6 }, (_, index) => ({
      name: `Canary bot ${index}`,
      ...(index > 3 && { message: 'See canary.example' }),
    })),
    {},
  ];
  for (const [index, { senderKey = '', ...change }] of shared.entries()) {
    const request = { ...people[index], ...change } as never;
    await store.book(toNewAppointment(request, { needsReview: true, senderKey }));
  }
  await store.book(toNewAppointment(people[14] as never));
  const { patterns, count } = await look();
  expect(patterns.map((pattern) => [pattern.count, ...pattern.kinds])).toEqual([
    [6, 'name'],
    [4, 'network', 'email'],
    [3, 'message'],
    [2, 'message'],
    [14, 'hour', 'all'],
  ]);
  expect(count).toBe(14);
  expect(patterns[2]).toMatchObject({ message: 'Buy 0 now', first: clock.now.toISOString() });
  // The keys, which are in addresses, hold nothing that the bookings say.
  expect(JSON.stringify(patterns.map(({ key }) => key))).not.toMatch(/canary|buy|one@/i);
  await decide(
    'cancel',
    (await readRows()).map(({ id }) => id),
  );
  expect(await look('all-x')).toMatchObject({ count: 0, patterns: [], chosen: null });
  clock.now = new Date('2027-01-01T12:00:00+05:30');
  expect(await look()).toMatchObject({ count: 0 });
});

test('bookings that do not fit on a page follow when the first are settled', async () => {
  const { store, choose, decide } = await openReview(await createSqlite());
  const people = createPeople(REVIEW_MAX + 30);
  await Promise.all(
    people.map((person) => store.book(toNewAppointment(person, { needsReview: true, senderKey: 'net' }))),
  );
  const first = await choose('network');
  expect([first.bookings.length, first.more]).toEqual([REVIEW_MAX, 30]);
  expect(
    await decide(
      'cancel',
      first.bookings.map(({ id }) => id),
    ),
  ).toBe(REVIEW_MAX);
  expect((await choose('network')).bookings).toHaveLength(30);
});

test('a person sees on every page how many bookings wait for a review, and odd requests change nothing', async () => {
  const { app, signIn, store, submit } = await openReview(await createSqlite());
  const cookie = await signIn();
  for (const person of createPeople(2)) await store.book(toNewAppointment(person, { needsReview: true }));
  const open = async (url: string) => (await app.inject({ url, headers: { cookie } })).body;
  expect(await open('/')).toMatch(/>Review(<!-- -->)? <span[^>]*>2</);
  expect((await submit('/review/explode', { id: 'x' }, { cookie })).statusCode).toBe(404);
  expect((await submit('/review/cancel', {}, { cookie })).headers.location).toBe(
    '/review?pattern=&done=cancel&count=0&left=0',
  );
  expect(await open('/review?done=cancel&count=x&left=2')).toContain('2 were left as they are');
});
