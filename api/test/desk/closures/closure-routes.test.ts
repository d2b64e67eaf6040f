import type { DeskClosure } from '@clinic/contract/closures.ts';
import { DESK_CLOSURES_PAGE } from '@clinic/contract/rendered-pages.ts';
import { expect, test } from 'vitest';
import { createSqlite } from '../../databases.ts';
import { appointment } from '../../sample-bookings.ts';
import { ASHA, openSignedIn } from '../test-desk.ts';
import { DATE, FORM } from './closure-desk.ts';

const TODAY = '2026-11-20';

async function open() {
  const desk = await openSignedIn(await createSqlite());
  const close = (change: Partial<typeof FORM> = {}) => desk.send('/closures', { ...FORM, ...change });
  const list = async (): Promise<DeskClosure[]> =>
    (await desk.get('/closures', { accept: 'application/json' })).json().closures;
  return { ...desk, close, list };
}

test('a person at reception closes a day and opens it again; open pages hear of both', async () => {
  const { bell, book, close, get, list, rendered, send } = await open();
  const id = await book();
  const rings = bell.count();
  const closed = await close();
  expect(bell.count()).toBe(rings + 1);
  const [closure] = await list();
  expect([closed.statusCode, closed.headers.location]).toEqual([303, `/closures?done=closed#closure-${closure?.id}`]);
  expect(closure).toMatchObject({ doctor: appointment.doctor, firstDate: DATE, lastDate: DATE, times: null, by: ASHA });
  expect(closure?.appointments.map((booked) => booked.id)).toEqual([id]);
  await get('/closures?done=closed');
  expect(rendered.at(-1)).toMatchObject({
    page: DESK_CLOSURES_PAGE,
    locals: { deskClosures: { today: TODAY, notice: 'closed', refused: null, closures: [{ reason: 'Leave' }] } },
  });

  const opened = await send(`/closures/${closure?.id}/open`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/closures?done=opened']);
  expect(bell.count()).toBe(rings + 2);
  expect(await list()).toEqual([]);
  const gone = await send(`/closures/${closure?.id}/open`);
  expect(gone.headers.location).toBe('/closures?done=gone');
  expect(bell.count()).toBe(rings + 2);
});

test('a person at reception closes slots of several days for the whole clinic', async () => {
  const { close, list } = await open();
  await close({ doctor: 'all', firstDate: TODAY, lastDate: DATE, firstTime: '15:00', lastTime: '16:00', reason: '' });
  expect(await list()).toMatchObject([
    { doctor: null, firstDate: TODAY, lastDate: DATE, times: { first: '15:00', last: '16:00' }, reason: '' },
  ]);
});

test('a closure that is not valid is refused with the form as it was filled in', async () => {
  const { close, list, rendered } = await open();
  expect((await close({ doctor: 'nobody', lastDate: '2026-11-23' })).statusCode).toBe(422);
  expect(rendered.at(-1)?.locals.deskClosures?.refused).toEqual({
    entries: { ...FORM, doctor: 'nobody', lastDate: '2026-11-23' },
    reasons: { doctor: 'doctor-unknown', lastDate: 'last-before-first' },
  });
  expect(await list()).toEqual([]);
});

test.each([
  ['every', 'every=month'],
  ['every', 'every=week&every=week'],
  ['firstTime', 'firstTime=15:00&firstTime=16:00'],
  ['lastTime', 'lastTime=15:00&lastTime=16:00'],
])('%s in "%s" is refused, and nothing is closed', async (field, sent) => {
  const { app, cookie, list } = await open();
  const { [field as 'every']: _, ...rest } = { ...FORM, lastDate: '2026-12-31' };
  const answer = await app.inject({
    method: 'POST',
    url: '/closures',
    headers: { cookie, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${new URLSearchParams(rest)}&${sent}`,
  });
  expect([answer.statusCode, Object.keys(answer.json().reasons)]).toEqual([422, [field]]);
  expect(await list()).toEqual([]);
});

test('a reason is stored without control characters, and comes back', async () => {
  const { close, list } = await open();
  await close({ reason: ` <b>'; drop table closures; --\u0000\r\n😀 ` });
  expect((await list())[0]?.reason).toBe(`<b>'; drop table closures; -- 😀`);
});

test('the log holds nothing personal of a closure', async () => {
  const { close, logLines } = await open();
  await close({ reason: 'Canary surgery' });
  await close({ reason: 'Canary surgery', lastDate: 'Canary' });
  expect(logLines.join('')).not.toContain('Canary');
});
