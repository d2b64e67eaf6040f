import type { Page } from '@playwright/test';
import { getNextSunday, getOpenDate } from './booking-samples.ts';
import { toIds } from './content.ts';
import { expect, openAction, scriptless, test, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable, expectUsableAtWidths } from './usable.ts';

// Tests extra sessions, half days closed from the board, and next visits. Each test ends its sessions and opens its days.

type Opened = { doctor: string; day: string; from: string; to: string; until?: string; minutes?: string };

async function openSession(page: Page, { doctor, day, from, to, until = '', minutes = '20' }: Opened): Promise<void> {
  const form = page.getByRole('region', { name: 'Open an extra session' });
  await form.getByLabel('Doctor').selectOption({ label: doctor });
  await form.getByLabel('Day', { exact: true }).fill(day);
  await form.getByLabel('Every week until').fill(until);
  await form.getByLabel('From', { exact: true }).fill(from);
  await form.getByLabel('To', { exact: true }).fill(to);
  await form.getByLabel('Minutes of a slot').fill(minutes);
  await form.getByRole('button', { name: 'Open this session' }).click();
}

test(
  'a session on a closed day is offered at once, and cancels nobody',
  LONG,
  async ({ page, request, clinic, startAt }) => {
    test.slow(true, 'looks at each state');
    const sunday = getNextSunday(getOpenDate(100));
    const sample = { ...getSample(144), appointmentDate: sunday, appointmentTime: '10:20 AM' };
    const { doctor } = sample;
    await startAt('/closures');
    await openSession(page, { doctor, day: sunday, from: '10:00', to: '11:00' });
    const question = page.getByRole('alert');
    await expect(question).toContainText(/^The clinic is closed on Sunday, .* Open it for this session\?/);
    await expectUsableAtWidths(page);
    await question.getByRole('button', { name: 'Yes, open it' }).click();
    await expect(page.getByRole('status')).toContainText('The session is open.');
    const session = page.getByRole('article', { name: doctor });
    await expect(session).toContainText('10:00 AM to 11:00 AM, 20 minutes each');
    await expectUsableAtWidths(page);

    const query = new URLSearchParams({ doctor, date: sunday });
    const readFree = async () => {
      const { slots } = await (await request.get(`${clinic.url}/api/availability?${query}`)).json();
      return slots.filter(({ state }: { state: string }) => state === 'free').map(({ time }: { time: string }) => time);
    };
    expect(await readFree()).toEqual(['10:00 AM', '10:20 AM', '10:40 AM']);
    await bookSample(request, sample);
    await page.reload();
    await session.getByText('One is booked in it').click();
    await expect(session.getByRole('link', { name: sample.name })).toBeVisible();
    await session.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('status')).toContainText('No appointment was cancelled.');
    expect(await readFree()).toEqual([]);
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
  const dialog = page.getByRole('dialog', { name: 'Close the afternoon?' });
  await expect(dialog).toContainText('One patient is booked then');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /04:00 PM/ })).toContainText('Closed');
  await expect(page.getByRole('group', { name: /Done/ })).toContainText('One is still booked there.');
  await page.goto(`${desk.url}/closures`);
  const closure = page.getByRole('article', { name: doctor });
  await expect(closure).toContainText('the afternoon');
  await closure.getByRole('button', { name: 'Open again' }).click();
});

test('the next visit of a patient is booked by choosing a time alone', async ({ page, startDayOf }) => {
  const sample = getSample(146);
  await startDayOf(sample);
  await page.getByRole('article', { name: sample.name }).getByRole('link').click();
  await page.getByRole('link', { name: /^Whole page/ }).click();
  await page.getByRole('link', { name: 'Book the next visit' }).click();
  await expect(page).toHaveURL(/\/day\/[\d-]+\?from=[\w-]+$/);
  await expect(page.getByRole('group', { name: 'The next visit' })).toContainText(sample.name);
  await wakes(page);
  await expectUsable(page);
  await page.getByRole('link', { name: new RegExp(`book 11:00 AM with ${sample.doctor}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a caller' });
  await expect(dialog.getByLabel('Name')).toHaveValue(sample.name);
  await expect(dialog.getByLabel('Phone')).toHaveValue(sample.phone);
  await expect(dialog.getByLabel('Email')).toHaveValue(sample.email);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('article', { name: sample.name })).toBeVisible();
  await expect(page).toHaveURL(/\/day\/[\d-]+$/);
});

scriptless(
  'without script the menu leads to a form that is filled in, and a session that overlaps is refused with its day',
  LONG,
  async ({ page, startDay }) => {
    const { doctor, department } = getSample(147);
    const date = getOpenDate(130);
    await startDay(date);
    const head = page.getByRole('columnheader', { name: doctor });
    await head.locator('summary').click();
    await head.getByText('Close the morning').click();
    const closing = page.getByRole('region', { name: 'Close times' });
    await expect(closing.getByLabel('Closed for')).toHaveValue(toIds({ doctor, department }).doctor);
    await expect(closing.getByLabel('Last time')).toHaveValue('12:59');
    await closing.getByRole('button', { name: 'Close these times' }).click();
    const closure = page.getByRole('article', { name: doctor });
    await expect(closure).toContainText('the morning');
    await closure.getByRole('button', { name: 'Open again' }).click();

    await openSession(page, { doctor, day: date, from: '08:30', to: '09:30', minutes: '30' });
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription(
      /already\. \w+ \d+ \w+: 09:00 AM to 10:00 AM/,
    );
    await openSession(page, { doctor, day: date, from: '08:00', to: '09:00', minutes: '30' });
    await expect(page.getByRole('article', { name: doctor })).toBeFocused();
    await page.getByRole('article', { name: doctor }).getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('status')).toContainText('The session has ended.');
  },
);
