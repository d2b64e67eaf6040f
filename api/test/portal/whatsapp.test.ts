import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { SETTINGS } from '../whatsapp/played-meta.ts';
import { createPortalApp } from './portal-app.ts';

async function openPortal() {
  const portal = await createPortalApp({ whatsappInbox: { settings: SETTINGS, take: async () => undefined } });
  async function bookTold(appointmentTime: string) {
    const body = { ...appointment, appointmentTime };
    const { manageUrl } = (await portal.book(body, {}, { url: `${APPOINTMENTS_PATH}?whatsapp=yes` })).json();
    return new URL(manageUrl).pathname;
  }
  const show = async (path: string) => {
    await portal.app.inject(path);
    return portal.rendered.at(-1)?.locals.portal;
  };
  const readEnds = () => portal.readRows().map(({ whatsapp_ended_at }) => whatsapp_ended_at);
  return { ...portal, bookTold, show, readEnds };
}

test('a patient ends the messages about one appointment from its page, once, and those about others stay', async () => {
  const { submit, bookTold, show, readEnds, clock } = await openPortal();
  const paths = [await bookTold('10:00 AM'), await bookTold('11:00 AM')] as const;
  expect((await show(paths[0]))?.whatsapp).toBe(true);
  const end = () => submit(`${paths[0]}/whatsapp`, {});
  const { statusCode, headers } = await end();
  expect([statusCode, headers.location]).toEqual([303, `${paths[0]}?done=whatsapp-ended`]);
  const ended = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await end()).statusCode).toBe(303);
  expect(readEnds()).toEqual([ended, null]);
  const shown = await show(`${paths[0]}?done=whatsapp-ended`);
  expect([shown?.done, shown?.whatsapp]).toEqual(['whatsapp-ended', undefined]);
  expect((await show(`${paths[1]}?done=whatsapp-ended`))?.done).toBeNull();
});

test('an appointment that was booked without the wish has nothing to end', async () => {
  const { submit, bookOne, show, readEnds } = await openPortal();
  const { path } = await bookOne();
  expect(await show(path)).not.toHaveProperty('whatsapp');
  await submit(`${path}/whatsapp`, {});
  expect((await show(`${path}?done=whatsapp-ended`))?.done).toBeNull();
  expect(readEnds()).toEqual([null]);
});

test('the form is refused with fields, from another site and without its link', async () => {
  const { submit, bookTold, readEnds } = await openPortal();
  const path = await bookTold('10:00 AM');
  expect((await submit(`${path}/whatsapp`, { all: 'yes' })).statusCode).toBe(422);
  expect((await submit(`${path}/whatsapp`, {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await submit('/portal/unknown/whatsapp', {})).statusCode).toBe(404);
  expect(readEnds()).toEqual([null]);
});
