import { buildApp } from '@clinic/api/app.ts';
import { createSenderKeys } from '@clinic/api/appointments/review/sender-key.ts';
import { readConfig } from '@clinic/api/config.ts';
import { countStatuses } from '@clinic/api/test/answers.ts';
import { nineDoctors } from '@clinic/api/test/appointments/review/review-clinic.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient } from '@clinic/api/test/sample-bookings.ts';
import { links } from '@clinic/api/test/test-store.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ASHA } from '#test/people.ts';
import { countBy, createPeople, openReview, SPAM } from '#test/review/review-desk.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const BOGUS = 500;
const GENUINE = 16;
const NETWORKS = 50;

const JSON_HEADERS = { accept: 'application/json' };

type Opened = Awaited<ReturnType<typeof openReview>>;

/** Opens the public service over the same database. */
async function openPublic({ store, clock }: Opened): Promise<FastifyInstance> {
  const app = await buildApp({
    config: readConfig({ TRUST_PROXY: '1' }),
    store,
    calendar: nineDoctors,
    links,
    toSenderKey: createSenderKeys(Buffer.alloc(32, 'another secret')),
    site: null,
    renderer: null,
    mailWriter: null,
    getNow: () => clock.now,
    logger: false,
  });
  onTestFinished(() => app.close());
  return app;
}

/** Sends bookings, fifty at a time, from the addresses in turn, and counts the answers by status. */
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

describeDatabases((createUrl) => {
  test(`${BOGUS} bogus bookings from many addresses are cleared by two pages and one form`, async () => {
    const desk = await openReview(await createUrl());
    const site = await openPublic(desk);
    const cookie = await desk.signIn();
    const people = createPeople(BOGUS + GENUINE);
    const bogus = people.slice(0, BOGUS).map((body, index) => ({ ...body, message: `${SPAM} ${index}.` }));
    const genuine = people.slice(BOGUS);
    expect(await send(site, genuine.slice(0, 8), (index) => `203.0.${index}.7`)).toEqual({ 201: 8 });
    expect(await send(site, bogus, (index) => `198.51.${index % NETWORKS}.${index % 200}`)).toEqual({ 201: BOGUS });
    // The flood has a sign of its own, so these bookings are not marked with it.
    expect(await send(site, genuine.slice(8), (index) => `203.1.${index}.7`)).toEqual({ 201: 8 });

    // A person opens the page, chooses the pattern and answers the question.
    const get = async (url: string) => (await desk.app.inject({ url, headers: { cookie, ...JSON_HEADERS } })).json();
    const { patterns, count } = await get('/review');
    expect(count).toBe(BOGUS - 3);
    expect(patterns[0]).toMatchObject({ kinds: ['message', 'hour', 'all'], count: BOGUS - 3 });
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
    expect([cancelled.length, rows.length]).toEqual([BOGUS, BOGUS + GENUINE]);
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
    // The slots are free again: other patients book them.
    const others = bogus.map((body, index) => ({ ...body, ...createPatient(5000 + index), message: '' }));
    expect(await send(site, others.slice(0, 100), (index) => `192.0.${index}.7`)).toEqual({ 201: 100 });
  });
});
