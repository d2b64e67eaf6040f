import { addDays, dateToWords, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { findNextOpenDate } from '@clinic/contract/open-slots.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { getSlots } from '@clinic/contract/timetable.ts';
import type { APIRequestContext } from '@playwright/test';
import { fillAll } from './booking-samples.ts';
import { OWN_HOURS, TIME_ZONE } from './content.ts';
import { expect, openDay, test } from './desk-fixtures.ts';
import { readLink, waitForMails } from './outbox.ts';

// The life of an appointment with each doctor who has hours of their own: those of `npm run test:another-clinic`. The
// sample has none.

const ASHA = 'canary.asha@clinic.example';

/** Days from today on which no other test books. */
const DAYS_AHEAD = 200;

for (const [number, { department, doctor, own }] of OWN_HOURS.entries()) {
  test(`a patient books with ${doctor}, moves and cancels, and the desk closes a day and opens it again`, async ({
    page,
    browser,
    request,
    clinic,
    desk,
    book,
    portal,
  }) => {
    test.slow(true, 'a whole life');
    const now = new Date();
    const findNext = (date: string) => findNextOpenDate(own, date, now) ?? '';
    const day = findNext(addDays(getToday(TIME_ZONE, now), DAYS_AHEAD));
    const later = findNext(day);
    const labels = getSlots(own, day).map(({ start }) => slotToLabel(start));
    const [slot] = getSlots(own, later).slice(-1);
    const [time = '', laterTime = ''] = [labels[0], slot && slotToLabel(slot.start)];
    const [name, email] = [`Canary Hours ${number}`, `canary.hours${number}@sample.example`];

    await fillAll(book, { department, doctor, date: day, time });
    await expect(page.getByRole('radio', { name: /[AP]M/ })).toHaveCount(labels.length);
    await book.previous();
    await book.previous();
    await book.field('Full Name').fill(name);
    await book.field('Email').fill(email);
    await book.next();
    await book.next();
    await book.confirm();
    await expect(book.dialog('Success!')).toBeVisible();
    expect(await readStates(request, doctor, day)).toEqual(
      labels.map((label) => ({ time: label, state: label === time ? 'taken' : 'free' })),
    );

    const [mail] = await waitForMails(clinic.outbox, email, 1);
    const link = readLink(mail as NonNullable<typeof mail>);
    await page.goto(link);
    await portal.chooseDay(later, dateToWords(later));
    await portal.time(laterTime).check();
    await portal.submitMove().click();
    await expect(portal.status()).toContainText('Your appointment has been moved.');
    const file = await (await request.get(`${link}/appointment.ics`)).text();
    expect(file).toContain(`DTSTART;TZID=${TIME_ZONE}:${toIcal(later, slot?.start)}`);
    expect(file).toContain(`DTEND;TZID=${TIME_ZONE}:${toIcal(later, slot?.end)}`);

    await desk.addPerson(ASHA);
    const context = await browser.newContext();
    const closures = await context.newPage();
    await openDay(closures, desk, ASHA, later);
    await expect(closures.getByRole('article', { name })).toBeVisible();
    await closures.goto(`${desk.url}/closures`);
    const form = closures.getByRole('region', { name: 'Close times' });
    await form.getByLabel('Closed for').selectOption({ label: doctor });
    await form.getByLabel('First day').fill(later);
    await form.getByRole('button', { name: 'Close these times' }).click();
    await expect(closures.getByRole('article', { name: doctor })).toContainText('One is booked there');
    const closed = await readStates(request, doctor, later);
    expect(closed.map(({ state }) => state)).toEqual(getSlots(own, later).map(() => 'closed'));
    await closures.getByRole('article', { name: doctor }).getByRole('button', { name: 'Open again' }).click();
    await expect(closures.getByRole('status')).toContainText('Open again.');
    await context.close();
    expect(await readStates(request, doctor, later)).toContainEqual({ time: laterTime, state: 'taken' });

    await page.goto(link);
    await portal.openCancel().click();
    await portal.submitCancel().click();
    await expect(portal.status()).toContainText('Your appointment has been cancelled.');
    expect(await readStates(request, doctor, later)).toContainEqual({ time: laterTime, state: 'free' });
  });
}

async function readStates(
  request: APIRequestContext,
  doctor: string,
  date: string,
): Promise<{ time: string; state: string }[]> {
  const answer = await request.get(`${AVAILABILITY_PATH}?${new URLSearchParams({ doctor, date })}`);
  return (await answer.json()).slots;
}

/** A date and a time as a calendar file writes them: `YYYYMMDDTHHMM00`. */
function toIcal(date: string, time = ''): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}
