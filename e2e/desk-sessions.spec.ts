import { getNextSunday, getOpenDate } from './booking-samples.ts';
import { expect, openAction, test, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable, expectUsableAtWidths } from './usable.ts';

// Tests extra sessions, and half days closed from the board. Each test ends its sessions and opens its days.

test(
  'a session on a closed day is asked about, and cancels nobody when it ends',
  LONG,
  async ({ page, request, startAt }) => {
    test.slow(true, 'looks at each state');
    const sunday = getNextSunday(getOpenDate(100));
    const sample = { ...getSample(144), appointmentDate: sunday, appointmentTime: '10:20 AM' };
    const { doctor } = sample;
    await startAt('/closures');
    const form = page.getByRole('region', { name: 'Open an extra session' });
    await form.getByLabel('Doctor').selectOption({ label: doctor });
    await form.getByLabel('Day', { exact: true }).fill(sunday);
    await form.getByLabel('From', { exact: true }).fill('10:00');
    await form.getByLabel('To', { exact: true }).fill('11:00');
    await form.getByLabel('Minutes of a slot').fill('20');
    await form.getByRole('button', { name: 'Open this session' }).click();
    const question = page.getByRole('alert');
    await expect(question).toContainText(/^The clinic is closed on Sunday, .* Open it for this session\?/);
    await expectUsableAtWidths(page);
    await question.getByRole('button', { name: 'Yes, open it' }).click();
    await expect(page.getByRole('status')).toContainText('The session is open.');
    const session = page.getByRole('article', { name: doctor });
    await expect(session).toContainText('10:00 AM to 11:00 AM, 20 minutes each');
    await expectUsableAtWidths(page);

    await bookSample(request, sample);
    await page.reload();
    await session.getByText('One is booked in it').click();
    await expect(session.getByRole('link', { name: sample.name })).toBeVisible();
    await session.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('status')).toContainText('No appointment was cancelled.');
    await expect(
      page.getByRole('heading', { name: 'One is booked at a time that is no longer offered' }),
    ).toBeVisible();
    await expectUsableAtWidths(page);
    await page.getByRole('link', { name: sample.name }).click();
    const card = page.locator('td').filter({ has: page.getByRole('article', { name: sample.name }) });
    await expect(card).toContainText('Time no longer offered');
    await wakes(page);
    await (await openAction(page, sample.name, 'Cancel')).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(card).toContainText('Cancelled');
  },
);

test('a doctor’s afternoon is closed from the board in three presses', LONG, async ({ page, desk, startDayOf }) => {
  const sample = { ...getSample(145), appointmentTime: '03:00 PM' };
  const { doctor } = sample;
  await startDayOf(sample);
  const head = page.getByRole('columnheader', { name: doctor });
  await head.scrollIntoViewIfNeeded();
  await head.locator('summary').click();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await expect(head.getByText('Close the afternoon')).toBeHidden();

  await head.locator('summary').click();
  await head.getByText('Close the afternoon').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('row', { name: /04:00 PM/ })).toContainText('Closed');
  await expect(page.getByRole('group', { name: /Done/ })).toContainText('One is still booked there.');
  await page.goto(`${desk.url}/closures`);
  const closure = page.getByRole('article', { name: doctor });
  await expect(closure).toContainText('the afternoon');
  await closure.getByRole('button', { name: 'Open again' }).click();
});
