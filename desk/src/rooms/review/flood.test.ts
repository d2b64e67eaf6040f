import { readConfig } from '@clinic/api/config.ts';
import { countStatuses } from '@clinic/api/test/answers.ts';
import { nineDoctors } from '@clinic/api/test/appointments/review/review-clinic.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient } from '@clinic/api/test/sample-bookings.ts';
import { createTestApp, type TestApp } from '@clinic/api/test/test-app.ts';
import { expect, test, vi } from 'vitest';
import { ASHA } from '#test/people.ts';
import { countBy, createPeople, openReview, SPAM } from '#test/review/review-desk.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const BOGUS = 500;
const GENUINE = 16;
const NETWORKS = 50;

/** Sends bookings, fifty at a time, from the addresses in turn, and counts the answers by status. */
async function send({ book }: TestApp, bodies: object[], toAddress: (index: number) => string) {
  const answers = [];
  for (let begin = 0; begin < bodies.length; begin += 50) {
    const some = bodies.slice(begin, begin + 50);
    answers.push(
      ...(await Promise.all(some.map((body, index) => book(body, { 'x-forwarded-for': toAddress(begin + index) })))),
    );
  }
  return countStatuses(answers);
}

describeDatabases((createUrl) => {
  test(`a receptionist clears ${BOGUS} bogus bookings from many addresses by two pages and one form`, async () => {
    const desk = await openReview(await createUrl());
    const store = { ...desk.store, close: async () => undefined };
    const site = await createTestApp({ ...readConfig({ TRUST_PROXY: '1' }), store, calendar: nineDoctors });
    const people = createPeople(BOGUS + GENUINE);
    const bogus = people.slice(0, BOGUS).map((body, index) => ({ ...body, message: `${SPAM} ${index}.` }));
    const genuine = people.slice(BOGUS);
    expect(await send(site, genuine.slice(0, 8), (index) => `203.0.${index}.7`)).toEqual({ 201: 8 });
    expect(await send(site, bogus, (index) => `198.51.${index % NETWORKS}.${index % 200}`)).toEqual({ 201: BOGUS });
    // The flood has a sign of its own, so these bookings are not marked with it.
    expect(await send(site, genuine.slice(8), (index) => `203.1.${index}.7`)).toEqual({ 201: 8 });

    const { patterns, count } = await desk.getData('/review');
    expect(count).toBe(BOGUS - 3);
    expect(patterns[0]).toMatchObject({ kinds: ['message', 'hour', 'all'], count: BOGUS - 3 });
    const { chosen } = await desk.getData(`/review?pattern=${patterns[0].key}`);
    const ids: string[] = chosen.bookings.flatMap((one: { id: string; isChosen: boolean }) =>
      one.isChosen ? one.id : [],
    );
    expect(ids).toHaveLength(BOGUS);
    const answer = await desk.send('/review/cancel', [['pattern', patterns[0].key], ...ids.map((id) => ['id', id])]);
    expect(answer.headers.location).toBe(`/review?pattern=${patterns[0].key}&done=cancel&count=${BOGUS}&left=0`);

    const rows = await desk.readRows();
    const cancelled = rows.filter(({ status }) => status === 'cancelled');
    expect(countBy(cancelled.map(({ version, sequence }) => `${version} ${sequence}`))).toEqual({ '1 1': BOGUS });
    expect(rows).toHaveLength(BOGUS + GENUINE);
    expect(new Set(cancelled.map(({ sender_key }) => sender_key)).size).toBe(NETWORKS);
    const changes = await desk.db.selectFrom('changes').selectAll().execute();
    expect(changes).toHaveLength(BOGUS);
    expect(changes[0]).toMatchObject({ action: 'cancel', made_by: ASHA, made_from: '127.0.0.1', old_status: 'booked' });
    const bogusIds = new Set(ids);
    const mails = (await desk.readMails()).map(({ appointment_id, status }) => {
      return `${bogusIds.has(appointment_id) ? 'bogus' : 'genuine'} ${status}`;
    });
    expect(countBy(mails)).toEqual({ 'bogus dropped': 3 * BOGUS, 'genuine waiting': 3 * GENUINE });
    // The slots are free again: other patients book them.
    const others = bogus.map((body, index) => ({ ...body, ...createPatient(5000 + index), message: '' }));
    expect(await send(site, others.slice(0, 100), (index) => `192.0.${index}.7`)).toEqual({ 201: 100 });
  });
});
