import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILLED_REQUEST } from '../../../../test/filled-request.ts';
import { sendAppointment } from './appointment-client.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a lost connection leaves the booking unanswered', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sendAppointment('', FILLED_REQUEST, 'key')).toMatchObject({ isBooked: false, isUnanswered: true });
});

test('a function that the browser lacks is no lost connection', async () => {
  vi.stubGlobal('fetch', undefined);
  expect(await sendAppointment('', FILLED_REQUEST, 'key')).toMatchObject({
    isBooked: false,
    error: expect.any(TypeError),
  });
});

test('a browser without AbortSignal.timeout can book', async () => {
  vi.stubGlobal('AbortSignal', class {});
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'K7QX-3M91' }, { status: 201 }));
  expect(await sendAppointment('', FILLED_REQUEST, 'key')).toMatchObject({ isBooked: true });
});
