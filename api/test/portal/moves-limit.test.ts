import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { PORTAL_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import { describeDatabases } from '../databases.ts';
import { calendar } from '../sample-clinic.ts';
import { openTestStore } from '../test-store.ts';
import { createPortalApp } from './portal-app.ts';

const OTHER_TIME = { appointmentDate: '2026-11-26', appointmentTime: '10:00 AM' };

const FIVE_TIMES = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM'];

test('a patient who has moved five times in a day is refused a sixth, and can still cancel', async () => {
  const { bookOne, submit, rendered, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  for (const appointmentTime of FIVE_TIMES) {
    expect((await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime })).statusCode).toBe(303);
  }
  const before = { rows: readRows(), mails: readMails() };
  const response = await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime: '03:00 PM' });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, String(12 * 60 * 60)]);
  expect(rendered.at(-1)).toMatchObject({
    page: PORTAL_PAGE,
    locals: { portal: { canChange: true, refused: { code: 'moved-too-often', reasons: [] } } },
  });
  expect({ rows: readRows(), mails: readMails() }).toEqual(before);
  expect((await submit(`${path}/cancel`, {})).statusCode).toBe(303);
});

test('the sixth move is refused with a problem where pages are drawn elsewhere', async () => {
  const { bookOne, submit } = await createPortalApp({ renderPage: null });
  const { path } = await bookOne();
  for (const appointmentTime of FIVE_TIMES) await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime });
  const response = await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime: '03:00 PM' });
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 429, code: 'moved-too-often' });
});

describeDatabases((createUrl) => {
  async function openWithTimes() {
    const url = await createUrl();
    const portal = await createPortalApp({ store: await openTestStore(url), maxBookings: 1000 });
    const { path } = await portal.bookOne();
    const times = ['2026-11-26', '2026-11-27'].flatMap((appointmentDate) =>
      calendar.slots.map((slot) => ({ appointmentDate, appointmentTime: slotToLabel(slot) })),
    );
    return { ...portal, path, times };
  }

  test('of many moves at one moment five are done, and the others say to call the clinic', async () => {
    const { submit, rendered, path, times } = await openWithTimes();
    const moves = await Promise.all(times.map((time) => submit(`${path}/move`, time)));
    const statuses = moves.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(times.length - 5).fill(429)]);
    const codes = rendered.map(({ page, locals }) => [page, locals.portal?.refused?.code]);
    expect(codes).toEqual(Array(times.length - 5).fill([PORTAL_PAGE, 'moved-too-often']));
  });

  test('a cancellation among many moves is done', async () => {
    const { submit, path, times } = await openWithTimes();
    const [cancelled, ...moves] = await Promise.all([
      submit(`${path}/cancel`, {}),
      ...times.map((time) => submit(`${path}/move`, time)),
    ]);
    expect(cancelled.statusCode).toBe(303);
    for (const { statusCode } of moves) expect([303, 409, 429]).toContain(statusCode);
  });
});
