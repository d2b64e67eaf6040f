import { fillAll } from './booking-samples.ts';
import { ASHA, expect, openDay, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';

test(
  'a receptionist closes a doctor’s day, at once for a patient who is about to book it and for the desk',
  LONG,
  async ({ page, browser, request, desk, book }) => {
    const sample = getSample(61);
    const { doctor, department, appointmentDate: date } = sample;
    await bookSample(request, sample);
    await fillAll(book, { doctor, department, date, time: '02:00 PM' });

    await desk.addPerson(ASHA);
    const context = await browser.newContext();
    const [day, closures] = [await context.newPage(), await context.newPage()];
    const nine = day.getByRole('row', { name: /09:00 AM/ });
    await openDay(day, desk, ASHA, date);
    await closures.goto(`${desk.url}/closures`);
    await closures.getByLabel('Closed for', { exact: true }).selectOption({ label: doctor });
    await closures.getByLabel('First day').fill(date);
    await closures.getByLabel('Reason').fill('Leave');
    await closures.getByRole('button', { name: 'Close these times' }).click();
    await expect(closures.getByRole('status')).toContainText('These times can no longer be booked');
    await expect(nine).toContainText('Closed: Leave');

    await book.confirm();
    await expect(book.dialog('Oops...')).toContainText('The clinic has just closed that time.');
    await book.closeDialog();
    await expect(page.getByRole('radio', { name: '02:00 PM Closed' })).toBeDisabled();
    const slots = page.getByRole('radiogroup', { name: 'Preferred Time' });
    await expect(slots).toHaveAccessibleDescription('This time is closed. Choose another one.');
    await expect(slots).toBeFocused();
    await page.getByRole('button', { name: /^No times left on this day\. Next open day: / }).click();
    await book.slot('05:00 PM').check();

    const closure = closures.getByRole('article', { name: doctor });
    await closure.getByRole('button', { name: 'Open again' }).click();
    await expect(nine).not.toContainText('Closed: Leave');
    await context.close();
  },
);
