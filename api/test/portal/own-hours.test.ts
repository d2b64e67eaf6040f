import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { AT_FOUR, THURSDAY, TUESDAY, withHours } from '../appointments/own-hours-clinic.ts';
import { createPortalApp } from './portal-app.ts';

async function openPortal(visit: string) {
  const portal = await createPortalApp({ calendar: withHours });
  const url = `${APPOINTMENTS_PATH}?visit=${visit}`;
  const { manageUrl } = (await portal.book({ ...AT_FOUR, appointmentTime: '04:20 PM' }, {}, { url })).json();
  return { ...portal, path: new URL(manageUrl).pathname };
}

async function openPage(query: string, visit: string) {
  const { app, path, rendered } = await openPortal(visit);
  await app.inject(`${path}?${query}`);
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

test('a time that is not offered is refused with the nearest one, which the own appointment may cover', async () => {
  const { submit, path, rendered } = await openPortal('first-visit');
  await submit(`${path}/move`, { appointmentDate: TUESDAY, appointmentTime: '04:31 PM' });
  expect(rendered.at(-1)?.locals.portal?.refused?.reasons).toMatchObject([
    { code: 'time-not-offered', params: { nearestTime: '04:00 PM' } },
  ]);
});
