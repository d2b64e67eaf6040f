import { getOpenDate } from './booking-samples.ts';
import { DIALLING_PREFIX, getDoctor } from './content.ts';
import { expect, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests the desk's search and review. `api/test/desk` tests which words find what, and how a flood is cleared.

const CHOOSE_MESSAGE = /^Select all of this pattern ?: Same message/;

const letters = (number: number) => [...String(number)].map((digit) => 'aeioukmnrt'[Number(digit)]).join('');

/** Makes names and numbers unique, because tests that run again on one server meet appointments of earlier runs. */
let count = 0;
function getPatient(number: number) {
  count += 1;
  const phone = `${DIALLING_PREFIX} 98${String(Date.now()).slice(-6)}${10 + count}`;
  return { ...getSample(number), name: `Canary Finder-${letters(Date.now())}${letters(count)}`, phone };
}

test('the search answers while somebody types, and leads to the card and to all of a patient’s visits', async ({
  page,
  request,
  startAt,
}) => {
  const sample = getPatient(11);
  const { reference } = await bookSample(request, sample);
  await bookSample(request, { ...sample, ...getDoctor(3), appointmentDate: getOpenDate(60) });
  await startAt('/search');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.pressSequentially(sample.name.split('-')[1] ?? '');
  const found = page.getByRole('article', { name: sample.name });
  await expect(found).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('2 appointments.');
  await expect(field).toBeFocused();

  await found.first().getByRole('link', { name: 'All 2 with this phone' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(sample.phone);
  await expect(found).toHaveCount(2);
  await page.getByRole('searchbox').fill(reference.toLowerCase().replace('-', ' '));
  await expect(found).toHaveCount(1);
  await page.reload();
  await found.getByRole('link', { name: sample.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/day/${sample.appointmentDate}#appointment-`));
  await expect(page.getByRole('article', { name: sample.name })).toBeInViewport();
  await page.goBack();
  await page.getByRole('searchbox').fill('nobody@sample.example');
  await expect(page.getByRole('status')).toHaveText('Nobody has this email address.');
});

scriptless('without script search and review are pages with forms', LONG, async ({ page, request, desk, startAt }) => {
  const sample = getPatient(15);
  await bookSample(request, { ...sample, message: 'See https://canary.example' });
  await startAt('/search');
  await page.getByRole('searchbox').fill(sample.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: sample.name })).toContainText('To be reviewed');
  await page.goto(`${desk.url}/review`);
  // The last pattern selects all marked bookings.
  await page
    .getByRole('link', { name: /^Select all/ })
    .last()
    .click();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  await page.getByRole('checkbox', { name: sample.name }).check();
  await page.getByText('Cancel without mails').click();
  await expect(page.getByRole('button', { name: 'Yes, cancel them' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm as genuine' }).click();
  await expect(page.getByRole('status').first()).toContainText('One booking is no longer marked.');
  await page.goto(`${desk.url}/search?${new URLSearchParams({ q: sample.name })}`);
  await expect(page.getByRole('article', { name: sample.name })).not.toContainText('To be reviewed');
});

test('everyone can use the search and the review', LONG, async ({ page, request, desk, startAt }) => {
  test.slow(true, 'looks at each state');
  const sample = getPatient(16);
  const message = `See https://canary.example/${Date.now()} for the best price of all`;
  await bookSample(request, { ...sample, message });
  await bookSample(request, { ...getPatient(17), message });
  await startAt('/');
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/search',
      `/search?${new URLSearchParams({ q: sample.phone })}`,
      '/search?q=xyzzy',
      '/review',
    ]) {
      await page.goto(desk.url + path);
      await expectUsable(page);
    }
    // Other tests' bookings may share a message too.
    const card = page.getByRole('region', { name: /^Same message/ }).filter({ hasText: message });
    await card.getByRole('link', { name: CHOOSE_MESSAGE }).click();
    await expect(page.getByText(/selected$/)).toBeVisible();
    await page.getByText(/^Cancel \d+ without mails$/).click();
    await expectUsable(page);
  }
  await page.getByRole('button', { name: 'Yes, cancel them' }).click();
  await page.waitForURL(/[?&]done=/);
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${desk.url}/review?pattern=cleared&done=restore&count=0&left=1&date=${sample.appointmentDate}`);
    await expect(page.getByRole('checkbox', { name: sample.name })).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('One was not put back');
    await expectUsable(page);
  }
  await page.goto(`${desk.url}/review`);
  await page.getByRole('link', { name: 'See what was cancelled' }).click();
  await page.getByRole('checkbox', { name: sample.name }).check();
  await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveText('1 selected');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('status').first()).toContainText('One booking is put back.');
});
