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

const send = () => sendAction('a/b', 'cancel', new URLSearchParams({ version: '1', reason: 'Ill & away' }));

test('an action is sent as its form would be, and asks for data', async () => {
  const fetching = answer(200, { appointment: createAppointment({ version: 2 }) });
  expect(await send()).toEqual({ kind: 'done', appointment: createAppointment({ version: 2 }) });
  const [path, options] = fetching.mock.calls[0] ?? [];
  expect([path, options?.method, String(options?.body)]).toEqual([
    '/appointments/a%2Fb/cancel',
    'POST',
    'version=1&reason=Ill+%26+away',
  ]);
  expect(new Headers(options?.headers).get('accept')).toBe('application/json');
});

test.each([
  [409, { reason: 'outdated', appointment: createAppointment() }],
  [422, { reason: 'gone', appointment: null }],
])('a refusal %i tells its reason', async (status, body) => {
  answer(status, body);
  expect(await send()).toEqual({ kind: 'refused', ...body });
});

test.each([
  [401, 'signed-out'],
  [500, 'failed'],
  [429, 'failed'],
])('an answer %i is %s', async (status, kind) => {
  answer(status);
  expect(await send()).toEqual({ kind });
  expect(await fetchDay(TODAY)).toEqual({ kind });
});

test('without an answer nothing is thrown', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await send()).toEqual({ kind: 'failed' });
  expect(await fetchDay(TODAY)).toEqual({ kind: 'failed' });
});

test('a day is asked for at its address', async () => {
  const fetching = answer(200, createDay([]));
  expect(await fetchDay(TODAY)).toEqual({ kind: 'day', day: createDay([]) });
  expect(fetching.mock.calls[0]?.[0]).toBe(`/day/${TODAY}`);
});

test.each([
  [201, { appointment: createAppointment() }, { kind: 'booked', appointment: createAppointment() }],
  [409, { reason: 'slot-taken' }, { kind: 'refused', refused: { reason: 'slot-taken' } }],
  [401, {}, { kind: 'signed-out' }],
  [500, {}, { kind: 'failed' }],
])('a booking that is answered with %i', async (status, body, outcome) => {
  const fetching = answer(status, body);
  expect(await sendBooking(new URLSearchParams({ name: 'A & B' }))).toEqual(outcome);
  expect(fetching.mock.calls[0]?.[0]).toBe('/appointments');
});

test('an answer for another person than the page names loads the page again', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const shown = 'réna@clinic.example';
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    querySelector: (selector: string) => (selector === '[data-signed-in]' ? { getAttribute: () => shown } : null),
  });
  const answerTo = (email: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json(createDay([]), { headers: { [PERSON_HEADER]: encodeURIComponent(email) } }),
    );
  answerTo(shown);
  await fetchDay(TODAY);
  expect(reload).not.toHaveBeenCalled();
  answerTo('other@clinic.example');
  await fetchDay(TODAY);
  expect(reload).toHaveBeenCalledOnce();
});
