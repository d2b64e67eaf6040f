import { REVIEW_MAX } from '@clinic/contract/desk-review.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '#src/app.ts';
import { createSenderKeys } from '#src/appointments/review/sender-key.ts';
import { readConfig } from '#src/config.ts';
import { act } from '#src/desk/act.ts';
import { readReview } from '#src/desk/review.ts';
import { settleBookings } from '#src/desk/settle.ts';
import { calendar, countStatuses, createAppointments, createPatient, links, toNewAppointment } from '../helper.ts';
import { createSqlite, describeDatabases } from '../migrations/old-databases.ts';
import { ASHA, openDesk } from './test-desk.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const BOGUS = 500;
const NETWORKS = 50;
const SPAM = 'Cheap medicines without a prescription, delivered to your door. Offer';
const WHO = { made_by: ASHA, made_from: '192.0.2.1' };

const JSON_HEADERS = { accept: 'application/json' };

/** A name without digits that differs for every number. */
const toName = (number: number) =>
  `Canary ${[...String(number).padStart(4, '0')].map((digit) => 'aeioukmnrt'[Number(digit)]).join('')}`;

/** Requests for different slots by different people, who have nothing in common. */
function createPeople(count: number) {
  return createAppointments(count).map((body, index) => ({ ...body, name: toName(index), message: '' }));
}

async function open(url: string) {
  const desk = await openDesk(url);
  const options = { db: desk.db, calendar, words: desk.words };
  const look = (key = '', isWhole = false) => readReview(options, { key, isWhole }, desk.clock.now);
  const settle = (action: 'cancel' | 'keep', ids: readonly string[]) =>
    settleBookings(desk.db, ids, { action, who: WHO, now: desk.clock.now });
  /** The pattern whose surest sign is this, with its bookings. */
  async function choose(kind: string, isWhole = false) {
    const pattern = (await look()).patterns.find(({ kinds }) => kinds[0] === kind);
    const { chosen } = await look(pattern?.key, isWhole);
    return chosen ?? failMissing(kind);
  }
  const readRows = () => desk.db.selectFrom('appointments').selectAll().orderBy('id').execute();
  const readMails = () => desk.db.selectFrom('mails').selectAll().execute();
  return { ...desk, look, settle, choose, readRows, readMails };
}

function failMissing(kind: string): never {
  throw new Error(`There is no pattern of the kind ${kind}.`);
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the public service over the same database. */
async function openPublic({ store, clock }: Opened): Promise<FastifyInstance> {
  const app = await buildApp({
    config: readConfig({ TRUST_PROXY: '1' }),
    store,
    calendar,
    links,
    toSenderKey: createSenderKeys(Buffer.alloc(32, 'another secret')),
    site: null,
    renderer: null,
    getNow: () => clock.now,
    logger: false,
  });
  onTestFinished(() => app.close());
  return app;
}

/** Sends bookings, some at a time, from the addresses in turn, and resolves to how many answers had which status. */
async function send(app: FastifyInstance, bodies: object[], toAddress: (index: number) => string) {
  const answers = [];
  for (let begin = 0; begin < bodies.length; begin += 50) {
    const some = bodies.slice(begin, begin + 50).map((payload, index) =>
      app.inject({
        method: 'POST',
        url: '/api/appointments',
        headers: { 'x-forwarded-for': toAddress(begin + index) },
        payload,
      }),
    );
    answers.push(...(await Promise.all(some)));
  }
  return countStatuses(answers);
}

describeDatabases((createEmpty) => {
  test(`${BOGUS} bogus bookings from many addresses are cleared by two pages and one form`, async () => {
    const desk = await open((await createEmpty()).url);
    const site = await openPublic(desk);
    const cookie = await desk.signIn();
    const people = createPeople(BOGUS + 20);
    const bogus = people.slice(0, BOGUS).map((body, index) => ({ ...body, message: `${SPAM} ${index}.` }));
    const genuine = people.slice(BOGUS);
    expect(await send(site, genuine.slice(0, 10), (index) => `203.0.${index}.7`)).toEqual({ 201: 10 });
    expect(await send(site, bogus, (index) => `198.51.${index % NETWORKS}.${index % 200}`)).toEqual({ 201: BOGUS });
    // These come in the middle of the flood, and are marked with it.
    expect(await send(site, genuine.slice(10), (index) => `203.1.${index}.7`)).toEqual({ 201: 10 });

    // What a person does: open the page, choose the pattern, answer the question.
    const get = async (url: string) => (await desk.app.inject({ url, headers: { cookie, ...JSON_HEADERS } })).json();
    const { patterns, count } = await get('/review');
    expect(count).toBe(BOGUS - 3 + 10);
    expect(patterns[0]).toMatchObject({ kinds: ['message'], count: BOGUS - 3 });
    const { chosen } = await get(`/review?pattern=${patterns[0].key}`);
    const ids: string[] = chosen.bookings.flatMap((one: { id: string; isChosen: boolean }) =>
      one.isChosen ? one.id : [],
    );
    expect(ids).toHaveLength(BOGUS);
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/review/cancel',
      headers: {
        cookie,
        host: 'localhost:4000',
        origin: 'http://localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams([
        ['pattern', patterns[0].key],
        ...ids.map((id): [string, string] => ['id', id]),
      ]).toString(),
    });
    expect(answer.headers.location).toBe(`/review?pattern=${patterns[0].key}&done=cancel&count=${BOGUS}&left=0`);

    const rows = await desk.readRows();
    const cancelled = rows.filter(({ status }) => status === 'cancelled');
    expect(cancelled.every(({ message, version, sequence }) => message !== '' && version === 1 && sequence === 1)).toBe(
      true,
    );
    expect([cancelled.length, rows.length]).toEqual([BOGUS, BOGUS + 20]);
    expect(new Set(cancelled.map(({ sender_key }) => sender_key)).size).toBe(NETWORKS);
    const changes = await desk.db.selectFrom('changes').selectAll().execute();
    expect(changes).toHaveLength(BOGUS);
    expect(changes[0]).toMatchObject({ action: 'cancel', made_by: ASHA, made_from: '127.0.0.1', old_status: 'booked' });
    const bogusIds = new Set(ids);
    const mails = await desk.readMails();
    expect(countBy(mails.filter((mail) => bogusIds.has(mail.appointment_id)).map(({ status }) => status))).toEqual({
      dropped: 3 * BOGUS,
    });
    expect(mails.filter((mail) => !bogusIds.has(mail.appointment_id)).every(({ status }) => status === 'waiting')).toBe(
      true,
    );
    // The slots are free: others book them.
    const others = bogus.map((body, index) => ({ ...body, ...createPatient(5000 + index), message: '' }));
    expect(await send(site, others.slice(0, 100), (index) => `192.0.${index}.7`)).toEqual({ 201: 100 });
  });

  test('what is real is no longer marked, and its mails that were held go out', async () => {
    const { store, look, settle, readMails, readRows, db } = await open((await createEmpty()).url);
    const requests = createPeople(3);
    for (const request of requests) {
      await store.book(toNewAppointment(request, { needsReview: true, holdsMails: true, senderKey: 'k' }));
    }
    const ids = (await readRows()).map(({ id }) => id);
    expect((await readMails()).filter(({ status }) => status === 'held')).toHaveLength(6);
    expect(await settle('keep', ids.slice(0, 2))).toBe(2);
    expect((await look()).count).toBe(1);
    const mails = await readMails();
    for (const [index, id] of ids.entries()) {
      const held = mails.filter(({ appointment_id, status }) => appointment_id === id && status === 'held');
      expect(held).toHaveLength(index < 2 ? 0 : 2);
    }
    expect(await db.selectFrom('changes').select(['action', 'version', 'made_by']).execute()).toEqual(
      Array(2).fill({ action: 'reviewed', version: 1, made_by: ASHA }),
    );
    expect(await settle('keep', ids.slice(0, 2))).toBe(0);
  });

  test('only those that are still booked are cancelled, and of two people at once one', async () => {
    const { book, settle, readRows, db, clock } = await open((await createEmpty()).url);
    const ids = [];
    for (const [index, body] of createPeople(40).entries()) ids.push(await book(index, body));
    const version = 0;
    await act(db, { id: ids[0] ?? '', action: 'arrived', version, reason: '', ...WHO }, clock.now, calendar.timeZone);
    const counts = await Promise.all([settle('cancel', ids), settle('cancel', ids.toReversed())]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(39);
    expect(countBy((await readRows()).map(({ status }) => status))).toEqual({ arrived: 1, cancelled: 39 });
    expect(await settle('cancel', ['no-such-id', "' or 1=1 --"])).toBe(0);
    expect(await settle('cancel', [])).toBe(0);
  });
});

const countBy = (values: string[]) =>
  Object.fromEntries([...Map.groupBy(values, (one) => one)].map(([key, all]) => [key, all.length]));

test('a pattern also lists what came before the burst was noticed, and chooses of it what repeats the message', async () => {
  const { store, choose, clock } = await open((await createSqlite()).url);
  const minute = (number: number) => new Date(clock.now.getTime() + number * 60_000);
  const people = createPeople(12);
  for (const [index, person] of people.entries()) {
    const request = { ...person, message: index % 2 ? `${SPAM} ${index}` : '' };
    await store.book(
      toNewAppointment(request, { senderKey: 'net', needsReview: index >= 6, createdAt: minute(index) }),
    );
  }
  // The same message two days before, and another network.
  const [old, other] = createPeople(14).slice(12);
  await store.book(toNewAppointment({ ...old, ...{ message: SPAM } } as never, { createdAt: minute(-3000) }));
  await store.book(toNewAppointment(other as never, { createdAt: minute(7), senderKey: 'other' }));

  const byNetwork = await choose('network');
  expect(byNetwork.bookings.map(({ isMarked, isChosen }) => [isMarked, isChosen])).toEqual([
    ...Array(6).fill([true, true]),
    ...Array(6).fill([false, false]),
  ]);
  expect((await choose('network', true)).bookings.every(({ isChosen }) => isChosen)).toBe(true);
  const byMessage = await choose('message');
  expect(byMessage.bookings.map(({ isMarked, isChosen }) => [isMarked, isChosen])).toEqual([
    ...Array(3).fill([true, true]),
    ...Array(3).fill([false, true]),
  ]);
});

test('patterns are what marked bookings to come share, sure signs first and then the largest', async () => {
  const { store, look, clock, readRows, settle } = await open((await createSqlite()).url);
  const people = createPeople(16);
  const shared: Partial<(typeof people)[number] & { senderKey: string }>[] = [
    // Those with one name are a part of these, and by a weaker sign.
    ...Array.from({ length: 4 }, (_, index) => ({
      senderKey: 'net',
      email: 'one@canary.example',
      ...(index > 1 && { name: 'Canary One' }),
    })),
    ...Array.from({ length: 3 }, (_, index) => ({ message: `Buy ${index} now` })),
    // Those with one message are a part of these too, but by a surer sign.
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
  // Nothing of what the bookings say is in the addresses.
  expect(JSON.stringify(patterns.map(({ key }) => key))).not.toMatch(/canary|buy|one@/i);
  await settle(
    'cancel',
    (await readRows()).map(({ id }) => id),
  );
  expect(await look('all-x')).toMatchObject({ count: 0, patterns: [], chosen: null });
  clock.now = new Date('2027-01-01T12:00:00+05:30');
  expect(await look()).toMatchObject({ count: 0 });
});

test('more than a page holds follow when the first are settled', async () => {
  const { store, choose, settle } = await open((await createSqlite()).url);
  const people = createPeople(REVIEW_MAX + 30);
  await Promise.all(
    people.map((person) => store.book(toNewAppointment(person, { needsReview: true, senderKey: 'net' }))),
  );
  const first = await choose('network');
  expect([first.bookings.length, first.more]).toEqual([REVIEW_MAX, 30]);
  expect(
    await settle(
      'cancel',
      first.bookings.map(({ id }) => id),
    ),
  ).toBe(REVIEW_MAX);
  expect((await choose('network')).bookings).toHaveLength(30);
});

test('the review is for people of the desk, and tells on every page how many wait', async () => {
  const { app, signIn, store, submit, rendered } = await open((await createSqlite()).url);
  expect((await app.inject('/review')).headers.location).toBe('/sign-in');
  expect((await submit('/review/cancel', { id: 'x' })).statusCode).toBe(401);
  const cookie = await signIn();
  for (const person of createPeople(2)) await store.book(toNewAppointment(person, { needsReview: true }));
  await app.inject({ url: '/', headers: { cookie } });
  expect(rendered.at(-1)?.locals.desk?.person).toMatchObject({ toReview: 2 });
  expect((await submit('/review/explode', { id: 'x' }, { cookie })).statusCode).toBe(404);
  expect((await submit('/review/cancel', {}, { cookie })).headers.location).toBe(
    '/review?pattern=&done=cancel&count=0&left=0',
  );
  const foreign = { cookie, origin: 'https://evil.example' };
  expect((await submit('/review/cancel', { id: 'x' }, foreign)).statusCode).toBe(403);
  await app.inject({ url: '/review?done=cancel&count=x&left=2', headers: { cookie } });
  expect(rendered.at(-1)?.locals.deskReview?.notice).toEqual({ action: 'cancel', count: 0, left: 2 });
});

test('a sender’s key is the same for a network, differs by secret, and holds nothing of the address', () => {
  const toKey = createSenderKeys(Buffer.alloc(32, 'one'));
  expect(toKey('203.0.113.7')).toBe(toKey('203.0.113.200'));
  expect(toKey('2001:db8:48::1')).toBe(toKey('2001:db8:48:ff00::1'));
  expect(toKey('203.0.113.7')).not.toBe(toKey('203.0.114.7'));
  expect(toKey('203.0.113.7')).not.toBe(createSenderKeys(Buffer.alloc(32, 'two'))('203.0.113.7'));
  expect(toKey('203.0.113.7')).toMatch(/^[\w-]{12}$/);
});
