import { addDays } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { TIME_ZONE } from './content.ts';
import { expect, OWNER, openMenu, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { expectUsableAtWidths } from './usable.ts';

const TEXT = 'Closed on Monday for Diwali. <b>Urgent?</b> Call us & we answer.';

/** Within this time the specification wants a notice on all pages. */
const SHOWN_WITHIN_MS = 60_000;

test('an owner looks at a notice, shows it on all pages and ends it', LONG, async ({ page, clinic, desk, startAt }) => {
  test.slow(true, 'looks at each state');
  await startAt('/', OWNER, 'owner');
  const today = getToday(TIME_ZONE, new Date());
  await (await openMenu(page)).getByRole('link', { name: 'Settings' }).click();
  const form = page.getByRole('region', { name: 'A new notice' });
  await form.getByLabel(/^Text( in English|$)/).fill(TEXT);
  await form.getByLabel('Show from').fill(`${addDays(today, 2)}T08:00`);
  await form.getByLabel('Show until').fill(`${addDays(today, 1)}T20:00`);
  await form.getByRole('button', { name: 'Show on the website' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Show until')).toHaveAccessibleDescription('This is before the first time.');
  await form.getByLabel('Show from').fill('');
  await form.getByRole('button', { name: 'Look at it first' }).click();
  await expect(page.getByRole('region', { name: 'As visitors will see it' })).toContainText(TEXT);
  await page.goto(clinic.url);
  const shown = page.getByRole('complementary', { name: 'Notice' });
  await expect(shown).toBeHidden();

  await page.goBack();
  await form.getByRole('button', { name: 'Show on the website' }).click();
  await expect(page.getByRole('status')).toContainText('The notice is set.');
  await expectUsableAtWidths(page);
  // The page's policy refuses what it does not know.
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/services', '/book', '/portal']) {
    await expect(async () => {
      await page.goto(clinic.url + path);
      await expect(shown).toHaveText(TEXT, { timeout: 500 });
    }).toPass({ timeout: SHOWN_WITHIN_MS });
    await expectUsableAtWidths(page);
  }
  expect(errors).toEqual([]);

  await page.goto(`${desk.url}/settings`);
  await page.getByRole('article').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('status')).toContainText('The notice has ended.');
});
