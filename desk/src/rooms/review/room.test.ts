import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test, vi } from 'vitest';
import { ASHA } from '#test/people.ts';
import { countBy, createPeople, openReview, SPAM } from '#test/review/review-desk.ts';
import { REVIEW_MAX } from './view.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

describeDatabases((createUrl) => {
  test('a receptionist keeps a booking, which is no longer marked, and its held mails go out', async () => {
    const { bookAll, look, decide, readMails, db } = await openReview(await createUrl());
    const ids = await bookAll(createPeople(3), { holdsMails: true, senderKey: 'k' });
    const countHeld = async () => {
      const held = (await readMails()).filter(({ status }) => status === 'held');
      return ids.map((id) => held.filter(({ appointment_id }) => appointment_id === id).length);
    };
    expect(await countHeld()).toEqual([2, 2, 2]);
    expect(await decide('keep', ids.slice(0, 2))).toBe(2);
    expect([(await look()).count, await countHeld()]).toEqual([1, [0, 0, 2]]);
    expect(await db.selectFrom('changes').select(['action', 'version', 'made_by']).execute()).toEqual(
      Array(2).fill({ action: 'reviewed', version: 1, made_by: ASHA }),
    );
    expect(await decide('keep', ids.slice(0, 2))).toBe(0);
  });

  test('two receptionists cancel bookings once, and only those that are still booked', async () => {
    const { bookAll, decide, readRows, clock, perform } = await openReview(await createUrl());
    const ids = await bookAll(createPeople(40));
    clock.now = new Date('2026-12-01T08:50:00+05:30');
    await perform(ids[0] ?? '', 'arrived');
    const [one, other] = await Promise.all([decide('cancel', ids), decide('cancel', ids.toReversed())]);
    expect(one + other).toBe(39);
    expect(countBy((await readRows()).map(({ status }) => status))).toEqual({ arrived: 1, cancelled: 39 });
    for (const none of [['no-such-id', "' or 1=1 --"], []]) expect(await decide('cancel', none)).toBe(0);
  });
});

test('a receptionist sees bookings of a pattern from before the burst, with those chosen that repeat the message', async () => {
  const { bookAll, choose, clock } = await openReview(await createSqlite());
  const minute = (number: number) => new Date(clock.now.getTime() + number * 60_000);
  const people = createPeople(14).map((person, index) => ({ ...person, message: index % 2 ? `${SPAM} ${index}` : '' }));
  for (const [index, person] of people.slice(0, 12).entries()) {
    await bookAll([person], { senderKey: 'net', needsReview: index >= 6, createdAt: minute(index) });
  }
  // One booking comes from another network, and one has the message two days before.
  await bookAll(people.slice(12, 13), { needsReview: false, senderKey: 'other', createdAt: minute(7) });
  await bookAll(people.slice(13), { needsReview: false, createdAt: minute(-3000) });
  const listSigns = async (kind: 'network' | 'message', choice?: 'whole') =>
    (await choose(kind, choice)).bookings.map(({ isMarked, isChosen }) => [isMarked, isChosen]);
  const marked = [true, true];
  expect(await listSigns('network')).toEqual([...Array(6).fill(marked), ...Array(6).fill([false, false])]);
  expect(await listSigns('network', 'whole')).toEqual([...Array(6).fill(marked), ...Array(6).fill([false, true])]);
  expect(await listSigns('message')).toEqual([...Array(3).fill(marked), ...Array(3).fill([false, true])]);
});

test('a receptionist sees marked bookings to come by what they share, sure signs first, then the largest', async () => {
  const { bookAll, look, clock, decide } = await openReview(await createSqlite());
  const people = createPeople(15);
  const [email, bot] = ['one@canary.example', (index: number) => `Canary bot ${index}`];
  const shared: object[] = [
    // The two with one name are part of this group, by a weaker sign.
    ...[{ email }, { email }, { email, name: 'Canary One' }, { email, name: 'Canary One' }],
    ...[0, 1, 2].map((index) => ({ message: `Buy ${index} now` })),
    // The two with one message are part of this group too, but by a surer sign.
    ...[0, 1, 2, 3].map((index) => ({ name: bot(index) })),
    ...[4, 5].map((index) => ({ name: bot(index), message: 'See canary.example' })),
    {},
  ];
  const ids: string[] = [];
  for (const [index, change] of shared.entries()) {
    const bodies = people.slice(index, index + 1).map((body) => ({ ...body, ...change }));
    ids.push(...(await bookAll(bodies, { senderKey: index < 4 ? 'net' : '' })));
  }
  await bookAll(people.slice(14), { needsReview: false });
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
  clock.now = new Date('2027-01-01T12:00:00+05:30');
  expect(await look()).toMatchObject({ count: 0 });
  clock.now = new Date(patterns[2]?.first ?? '');
  await decide('cancel', ids);
  expect(await look('all-x')).toMatchObject({ count: 0, patterns: [], chosen: null });
});

test('a receptionist settles a page of bookings after the other, and finds them on pages again, known people first', async () => {
  const { bookAll, choose, decide, look, store, clock } = await openReview(await createSqlite());
  const ids = await bookAll(createPeople(REVIEW_MAX + 30), { senderKey: 'net' });
  const settle = async () => {
    const { bookings, more } = await choose('network');
    await decide(
      'cancel',
      bookings.map(({ id }) => id),
    );
    return [bookings.length, more];
  };
  expect(await settle()).toEqual([REVIEW_MAX, 30]);
  expect(await settle()).toEqual([30, 0]);
  await store.noteOpening(ids.at(-1) ?? '', clock.now);
  const first = (await look('cleared')).cleared;
  expect([first?.bookings.length, first?.more, first?.next]).toEqual([REVIEW_MAX, 30, REVIEW_MAX]);
  expect(first?.bookings[0]).toMatchObject({ id: ids.at(-1), knownBy: 'link', isChosen: false });
  const second = (await look('cleared', '', REVIEW_MAX)).cleared;
  expect([second?.bookings.length, second?.more]).toEqual([30, 0]);
  expect(new Set([...(first?.bookings ?? []), ...(second?.bookings ?? [])].map(({ id }) => id)).size).toBe(ids.length);
});

test('a receptionist sees on every page how many bookings wait for a review, and odd requests change nothing', async () => {
  const { get, bookAll, send } = await openReview(await createSqlite());
  await bookAll(createPeople(2));
  expect((await get('/')).body).toMatch(/>Review(<!-- -->)? <span[^>]*>2</);
  expect((await send('/review/explode', { id: 'x' })).statusCode).toBe(404);
  expect((await send('/review/cancel')).headers.location).toBe('/review?pattern=&done=cancel&count=0&left=0');
  expect((await get('/review?done=cancel&count=x&left=2')).body).toContain('2 were left as they are');
});
