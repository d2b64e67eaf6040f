import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RecentSenders } from '#src/appointments/review/recent-senders.ts';
import { countStatuses } from '../../answers.ts';
import { appointment, createAppointments } from '../../sample-bookings.ts';
import { createTestApp } from '../../test-app.ts';
import { createClinic, createPeople, MINUTE_MS, nineDoctors, openReviewClinic } from './review-clinic.ts';

// These tests make a thousand bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Books from each of `addresses` in turn at one moment, and resolves to the marks, the log and the metrics. */
async function replay(count: number, addresses: string[], maxBookings = 20) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const testApp = await createTestApp({ calendar: nineDoctors, trustProxy: 1, maxBookings });
  const people = createPeople(count);
  for (let begin = 0; begin < count; begin += 100) {
    const answers = await Promise.all(
      people
        .slice(begin, begin + 100)
        .map((body, index) =>
          testApp.book(body, { 'x-forwarded-for': addresses[(begin + index) % addresses.length] ?? '' }),
        ),
    );
    expect(countStatuses(answers)).toEqual({ 201: answers.length });
  }
  const { body: metrics } = await testApp.app.inject('/metrics');
  return {
    marked: testApp.readRows().filter((row) => row.needs_review === 1).length,
    warnings: testApp.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40),
    log: testApp.logLines.join(''),
    readMetric: (reason: string) =>
      Number(
        new RegExp(`^clinic_bookings_marked_for_review_total{reason="${reason}"} (\\d+)$`, 'm').exec(metrics)?.[1],
      ),
  };
}

test('fifty addresses that book a thousand slots at once are marked, logged and counted', async () => {
  const addresses = Array.from({ length: 50 }, (_, index) => `198.${index}.100.7`);
  const { marked, warnings, log, readMetric } = await replay(1000, addresses);
  expect(marked).toBe(1000 - 20);
  expect(readMetric('minute')).toBe(1000 - 20);
  expect(warnings.map(({ burst, bookings }) => [burst, bookings])).toEqual(
    [21, 42, 84, 168, 336, 672].map((size) => ['minute', size]),
  );
  expect(log).not.toMatch(/198\.\d+\.100|canary|patient\.example/i);
});

test('one IPv6 /48 that books from many subnets is marked', async () => {
  const addresses = Array.from({ length: 200 }, (_, index) => `2001:db8:48:${(index * 256).toString(16)}::1`);
  const { marked, warnings, log, readMetric } = await replay(400, addresses);
  expect(marked).toBe(400 - 20);
  expect(readMetric('network')).toBe(400 - 40);
  expect(new Set(warnings.map(({ burst }) => burst))).toEqual(new Set(['minute', 'network']));
  expect(log).not.toContain('2001:db8');
});

test('bookings from one address are taken and marked when its limit is raised', async () => {
  expect(await replay(300, ['203.0.113.7'], 1000)).toMatchObject({ marked: 280 });
});

test('a network that books slowly is still marked, on IPv4 and IPv6', () => {
  for (const prefix of ['203.0.113.', '2001:db8:48:']) {
    const { clock, book } = openReviewClinic(createClinic(20));
    let marked = 0;
    for (let index = 0; index < 100; index += 1) {
      clock.ms += MINUTE_MS / 2;
      if (book({ address: prefix.endsWith('.') ? `${prefix}${index}` : `${prefix}${index}00::1` })) marked += 1;
    }
    expect(marked).toBe(60);
  }
});

test('names of one pattern are marked from the eleventh phone on', () => {
  const { clock, book } = openReviewClinic();
  const marks = Array.from({ length: 15 }, (_, index) => {
    clock.ms += MINUTE_MS;
    return book({ change: { name: `Patient ${index}`, message: `Slot ${index * 7}` } });
  });
  expect(marks).toEqual([...Array(10).fill(false), ...Array(5).fill(true)]);
});

test('memory is bounded: the oldest sender is forgotten, a recent one is not', () => {
  const recent = new RecentSenders<number>(60 * MINUTE_MS);
  recent.add('old', 1, 3, 0);
  for (let key = 0; key < 20_000; key += 1) {
    recent.add(`${key}`, 1, 3, 0);
    if (key % 1000 === 0) recent.add('often', key, 30, 0);
  }
  expect(recent.add('old', 2, 3, 0).count).toBe(1);
  expect(recent.add('often', -1, 30, 0).count).toBe(21);
});

test('a family that shares a phone and a message is not marked', async () => {
  const { app, readRows } = await createTestApp();
  for (const body of createAppointments(6)) {
    const payload = { ...body, phone: appointment.phone, message: 'Check-up for the family' };
    expect((await app.inject({ method: 'POST', url: APPOINTMENTS_PATH, payload })).statusCode).toBe(201);
  }
  expect(readRows().every((row) => row.needs_review === 0)).toBe(true);
});
