import { getOpenDate } from './booking-samples.ts';
import { DIALLING_PREFIX, getDoctor } from './content.ts';
import { expect, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests the desk's search and review. Their rooms test which words find what, and how a flood is cleared.

const letters = (number: number) => [...String(number)].map((digit) => 'aeioukmnrt'[Number(digit)]).join('');

/** Makes names and numbers unique, because tests that run again on one server meet appointments of earlier runs. */
let count = 0;
function getPatient(number: number) {
  count += 1;
  const phone = `${DIALLING_PREFIX} 98${String(Date.now()).slice(-6)}${10 + count}`;
  return { ...getSample(number), name: `Canary Finder-${letters(Date.now())}${letters(count)}`, phone };
}

test('a receptionist finds a patient while typing, and goes to the card and to all visits', async ({
  page,
  request,
  startAt,
}) => {
  const sample = getPatient(21);
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
  await expect(field).toHaveValue(sample.phone);
  await expect(found).toHaveCount(2);
  await field.fill(reference.toLowerCase().replace('-', ' '));
  await expect(found).toHaveCount(1);
  await page.reload();
  await found.getByRole('link', { name: sample.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/day/${sample.appointmentDate}#appointment-`));
  await expect(page.getByRole('article', { name: sample.name })).toBeInViewport();
});

test(
  'a receptionist clears the bookings of a pattern, and reads which one was not put back',
  LONG,
  async ({ page, request, desk, startAt }) => {
    test.slow(true, 'looks at each state');
    const sample = getPatient(26);
    const message = `See https://canary.example/${Date.now()} for the best price of all`;
    await bookSample(request, { ...sample, message });
    await bookSample(request, { ...getPatient(27), message });
    await startAt('/review');
    await expectUsableAtWidths(page);
    // Other tests' bookings may share a message too.
    const card = page.getByRole('region', { name: /^Same message/ }).filter({ hasText: message });
    await card.getByRole('link', { name: /^Select all of this pattern ?: Same message/ }).click();
    await expect(page.getByText(/selected$/)).toBeVisible();
    await page.getByText(/^Cancel \d+ without mails$/).click();
    await expectUsableAtWidths(page);
    await page.getByRole('button', { name: 'Yes, cancel them' }).click();
    await page.waitForURL(/[?&]done=/);
    await page.goto(`${desk.url}/review?pattern=cleared&done=restore&count=0&left=1&date=${sample.appointmentDate}`);
    await expect(page.getByRole('status').first()).toContainText('One was not put back');
    await expectUsableAtWidths(page);
  },
);
