import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { AT_FOUR, THURSDAY, TUESDAY, withHours } from '../appointments/own-hours-clinic.ts';
import { createPortalApp } from './portal-app.ts';

async function openPage(query: string, visit: string) {
  const { app, book, rendered } = await createPortalApp({ calendar: withHours });
  const url = `${APPOINTMENTS_PATH}?visit=${visit}`;
  const { manageUrl } = (await book({ ...AT_FOUR, appointmentTime: '04:20 PM' }, {}, { url })).json();
  await app.inject(`${new URL(manageUrl).pathname}?${query}`);
  return rendered.at(-1)?.locals.portal;
}

test('days to come on which the doctor does not sit are closed, not past', async () => {
  const page = await openPage('month=2026-12', 'dressing');
  const states = page?.month?.days.slice(0, 4).map(({ state }) => state);
  expect(states).toEqual(['open', 'closed', 'open', 'closed']);
});

test('times that only the own appointment covers can be chosen, except its own', async () => {
  const page = await openPage(`date=${TUESDAY}`, 'first-visit');
  // The visit of thirty minutes takes two slots of twenty.
  expect(page?.day?.slots.map(({ time, state }) => `${time} ${state}`)).toEqual(['04:00 PM free', '04:20 PM taken']);
  const other = await openPage(`date=${THURSDAY}`, 'first-visit');
  expect(other?.day?.slots.every(({ state }) => state === 'free')).toBe(true);
});
