import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { expect, test, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';

/** More tabs than the connections that a browser opens to one host over HTTP/1.1. */
const TABS = 8;

test('a person keeps many tabs of a day open, and each follows it', LONG, async ({ page, request, startDay }) => {
  test.slow(true, 'opens many pages');
  const sample = { ...getSample(64), name: 'Canary Early' };
  const { email, phone } = getSample(65);
  const later = { ...sample, email, phone, name: 'Canary Later', appointmentTime: '11:00 AM' };
  const context = page.context();
  const listening = new Set<typeof page>();
  context.on('request', (asked) => {
    if (new URL(asked.url()).pathname === DESK_PATHS.events) listening.add(asked.frame().page());
  });

  await startDay(sample.appointmentDate);
  const tabs = [page];
  while (tabs.length <= TABS) {
    const tab = await context.newPage();
    await tab.goto(page.url());
    await wakes(tab);
    tabs.push(tab);
  }
  await bookSample(request, sample);
  for (const tab of tabs) await expect(tab.getByRole('article', { name: sample.name })).toBeVisible();
  expect(listening.size).toBe(1);

  const [leader] = listening;
  await leader?.close();
  const left = tabs.filter((tab) => tab !== leader);
  await expect.poll(() => listening.size).toBe(2);
  await bookSample(request, later);
  for (const tab of left) await expect(tab.getByRole('article', { name: later.name })).toBeVisible();
});
