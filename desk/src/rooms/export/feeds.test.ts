import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';

test('a doctor has a calendar at a secret address, which ends when an owner renews it', async () => {
  const { book, app, get, send, getView, perform, logLines, readRecords } = await openForOwner(await createSqlite());
  const id = await book(1);
  const cancelled = await book(2, { appointmentTime: '09:00 AM' });
  await book(3, { doctor: 'Dr. Udaharan Patil' });
  const late = await book(4, { appointmentDate: '2027-10-01' });
  await perform(cancelled, 'cancel');
  const listPaths = async (): Promise<string[]> =>
    (await getView('/export')).feeds.map(({ url }: { url: string }) => new URL(url).pathname);
  const [path = '', ...others] = await listPaths();
  expect([path, others.length]).toEqual([expect.stringMatching(/^\/feed\/[\w-]{22}\.ics$/), 2]);

  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^BEGIN:VCALENDAR/);
  expect(answer.headers).toMatchObject({
    ...{
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
  const events = answer.body.split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(2);
  for (const line of [`UID:${id}`, `SUMMARY:${appointment.name}`, 'DTSTART;TZID=Asia/Kolkata:20261124T140000']) {
    expect(events[0]).toContain(line);
  }
  expect(events[1]).toContain(`UID:${late}`);

  const renewed = await send('/export/feeds', { doctor: DOCTOR_ID });
  expect([renewed.statusCode, renewed.headers.location]).toEqual([303, '/export?done=renewed']);
  expect((await get('/export?done=renewed')).body).toContain('The calendar has a new address.');
  expect((await app.inject(path)).statusCode).toBe(404);
  const [newPath = '', ...same] = await listPaths();
  expect(same).toEqual(others);
  expect(newPath).not.toBe(path);
  expect((await app.inject(newPath)).statusCode).toBe(200);
  expect(await readRecords()).toMatchObject([{ action: 'feed-renewed', subject: DOCTOR_ID }]);
  for (const secret of [path, newPath, ...others]) expect(logLines.join('')).not.toContain(secret.slice(6, 28));
  expect((await send('/export/feeds', { doctor: 'nobody' })).statusCode).toBe(404);
  for (const wrong of ['', '/x.ics', '/.ics', `/${'A'.repeat(22)}.ics`, '/%ff.ics', '/é.ics']) {
    expect((await app.inject(`/feed${wrong}`)).statusCode, wrong).toBeGreaterThanOrEqual(400);
  }
});
