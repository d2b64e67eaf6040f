import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '../../../test/people/owner-desk.ts';

describeDatabases((createUrl) => {
  test('a calendar has an address of its own, which ends when it is renewed', async () => {
    const { book, app, send, get, perform, logLines, readRecords } = await openForOwner(await createUrl());
    const id = await book(1);
    const cancelled = await book(2, { appointmentTime: '09:00 AM' });
    await book(3, { doctor: 'Dr. Udaharan Patil' });
    await book(4, { appointmentDate: '2027-03-01' });
    await perform(cancelled, 'cancel');
    const listFeeds = async () =>
      [...(await get('/export')).body.matchAll(/id="feed-([\w-]+)"[^>]*value="([^"]+)"/g)].map(
        ([, doctorId = '', url = '']) => ({ doctorId, url }),
      );
    const feeds = await listFeeds();
    expect(feeds.map(({ doctorId }) => doctorId)).toEqual(getAllDoctors(calendar).map((doctor) => doctor.id));
    const path = new URL(feeds[0]?.url ?? '').pathname;
    expect(path).toMatch(/^\/feed\/[\w-]{22}\.ics$/);

    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR/);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const [event, ...others] = answer.body.split('BEGIN:VEVENT').slice(1);
    expect(others).toEqual([]);
    for (const line of [`UID:${id}`, `SUMMARY:${appointment.name}`, 'DTSTART;TZID=Asia/Kolkata:20261124T140000']) {
      expect(event).toContain(line);
    }

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
