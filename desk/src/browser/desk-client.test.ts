import { PERSON_HEADER } from '@clinic/contract/desk-person.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppointment, createDay, TODAY } from '#test/desk-samples.ts';
import { fetchDay, sendAction, sendBooking } from './desk-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown = {}) {
  const fetching = vi.fn(async (_path: string, _options: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const appointment = createAppointment({ version: 2 });
const day = createDay([]);
const GONE = { reason: 'gone', appointment: null };
const act = () => sendAction('a/b', 'cancel', new URLSearchParams({ version: '1', reason: 'Ill & away' }));
const book = () => sendBooking(new URLSearchParams({ name: 'A & B' }));
const look = () => fetchDay(TODAY);

test('a receptionist’s action is sent as its form would be, and asks for data', async () => {
  const fetching = answer(200, { appointment });
  await act();
  const [path, options] = fetching.mock.calls[0] ?? [];
  expect([path, options?.method, String(options?.body)]).toEqual([
    ...['/appointments/a%2Fb/cancel', 'POST', 'version=1&reason=Ill+%26+away'],
  ]);
  expect(new Headers(options?.headers).get('accept')).toBe('application/json');
});

test.each([
  ['an action', act, '/appointments/a%2Fb/cancel', 200, { appointment }, { kind: 'done', appointment }],
  [
    'an action',
    act,
    '',
    409,
    { reason: 'outdated', appointment },
    { kind: 'refused', reason: 'outdated', appointment },
  ],
  ['an action', act, '', 422, GONE, { kind: 'refused', ...GONE }],
  ['a day', look, `/day/${TODAY}`, 200, day, { kind: 'day', day }],
  ['a booking', book, '/appointments', 201, { appointment }, { kind: 'booked', appointment }],
  ['a booking', book, '', 409, { reason: 'slot-taken' }, { kind: 'refused', refused: { reason: 'slot-taken' } }],
])('a receptionist gets the answer to %s that the server gives', async (_what, send, path, status, body, outcome) => {
  const fetching = answer(status, body);
  expect(await send()).toEqual(outcome);
  expect(fetching.mock.calls[0]?.[0]).toContain(path);
});

test.each([
  [401, 'signed-out'],
  [500, 'failed'],
  [429, 'failed'],
  [0, 'failed'],
])('a receptionist who is answered with %i, or with nothing, is told: %s', async (status, kind) => {
  if (status > 0) answer(status);
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect([await act(), await look(), await book()]).toEqual(Array(3).fill({ kind }));
});

test('a receptionist who is answered as another person than the page names gets the page again', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const shown = 'réna@clinic.example';
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    querySelector: (selector: string) => (selector === '[data-signed-in]' ? { getAttribute: () => shown } : null),
  });
  for (const [email, times] of [
    [shown, 0],
    ['other@clinic.example', 1],
  ] as const) {
    const headers = { [PERSON_HEADER]: encodeURIComponent(email) };
    vi.stubGlobal('fetch', async () => Response.json(day, { headers }));
    await look();
    expect(reload).toHaveBeenCalledTimes(times);
  }
});
