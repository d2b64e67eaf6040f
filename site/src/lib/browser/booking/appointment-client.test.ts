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

test.each(['taken', 'closed'])('a booking whose time is %s meanwhile has lost it', async (lostState) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: `slot-${lostState}` }, { status: 409 }));
  expect(await sendAppointment('', FILLED_REQUEST, 'key')).toMatchObject({ isBooked: false, lostState });
});

test.each([
  ['', false, '/api/appointments'],
  ['first', false, '/api/appointments?visit=first'],
  ['', true, '/api/appointments?whatsapp=yes'],
  ['first', true, '/api/appointments?visit=first&whatsapp=yes'],
])(
  'the kind of visit (%j) and the wish for WhatsApp (%j) travel in the query',
  async (visit, isOnWhatsApp, address) => {
    const fetched = vi.fn(async (_address: string) => Response.json({}, { status: 201 }));
    vi.stubGlobal('fetch', fetched);
    await sendAppointment('', FILLED_REQUEST, 'key', visit, isOnWhatsApp);
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
  },
);
