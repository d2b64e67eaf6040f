import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { createSqlite, describeDatabases } from '../../databases.ts';
import { appointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { openForOwner } from '../people/owner-desk.ts';

describeDatabases((createUrl) => {
  test('a calendar has an address of its own, which ends when it is renewed', async () => {
    const { book, app, send, rendered, get, perform, logLines, readRecords } = await openForOwner(await createUrl());
    const id = await book(1);
    const cancelled = await book(2, { appointmentTime: '09:00 AM' });
    await book(3, { doctor: 'Dr. Udaharan Patil' });
    await book(4, { appointmentDate: '2027-03-01' });
    await perform(cancelled, 'cancel');
    const listFeeds = async () => {
      await get('/export');
      return rendered.at(-1)?.locals.deskExport?.feeds ?? [];
    };
    const feeds = await listFeeds();
    expect(feeds.map(({ doctorId }) => doctorId)).toEqual(getAllDoctors(calendar).map((doctor) => doctor.id));
    const path = new URL(feeds[0]?.url ?? '').pathname;
    expect(path).toMatch(/^\/feed\/[\w-]{22}\.ics$/);

    const answer = await app.inject(path);
    expect([answer.statusCode, answer.body]).toEqual([200, 'BEGIN:VCALENDAR']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(rendered.at(-1)?.locals.feed).toMatchObject({
      doctor: 'Dr. Namuna Shaikh',
      appointments: [{ id, name: appointment.name, department: 'Urology', date: '2026-11-24', slot: '14:00' }],
    });

    const renewed = await send('/export/feeds', { doctor: feeds[0]?.doctorId ?? '' });
    expect([renewed.statusCode, renewed.headers.location]).toEqual([303, '/export?done=renewed']);
    expect((await app.inject(path)).statusCode).toBe(404);
    const [first, second] = await listFeeds();
    expect(first?.url).not.toBe(feeds[0]?.url);
    expect(second?.url).toBe(feeds[1]?.url);
    expect((await app.inject(new URL(first?.url ?? '').pathname)).statusCode).toBe(200);
    expect((await readRecords()).map(({ action, subject }) => [action, subject])).toEqual([
      ['feed-renewed', 'namuna-shaikh'],
    ]);
    for (const feed of [...feeds, first]) {
      const token = feed?.url.split('/').at(-1)?.slice(0, 22) ?? 'none';
      expect(logLines.join('')).not.toContain(token);
    }
    expect((await send('/export/feeds', { doctor: 'nobody' })).statusCode).toBe(404);
  });
});

test('a wrong token of a calendar is not found', async () => {
  const { app } = await openForOwner(await createSqlite());
  for (const path of [
    '/feed/x.ics',
    '/feed/.ics',
    `/feed/${'A'.repeat(22)}.ics`,
    '/feed/%ff.ics',
    '/feed',
    '/feed/é.ics',
  ]) {
    expect((await app.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400);
  }
});
