import { addDays, dateToWords } from '@clinic/contract/booking-calendar.ts';
import { fillUpToTime, getOpenDate, skipClosedDays } from './booking-samples.ts';
import { atClinic, getDoctor, toIds } from './content.ts';
import { query } from './database.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';

/** Time zones from fourteen hours ahead of UTC to eleven behind it, each with its own slot to book. */
const ZONES = [
  { timezoneId: 'Asia/Kolkata', time: '09:00 AM', slot: '09:00' },
  { timezoneId: 'UTC', time: '10:00 AM', slot: '10:00' },
  { timezoneId: 'America/Los_Angeles', time: '11:00 AM', slot: '11:00' },
  { timezoneId: 'Pacific/Kiritimati', time: '02:00 PM', slot: '14:00' },
  { timezoneId: 'Pacific/Pago_Pago', time: '05:00 PM', slot: '17:00' },
];

/** The first open day of next year: a mistake of some hours would change the year. */
const NEW_YEAR = findNewYear();

for (const { timezoneId, time, slot } of ZONES) {
  test.describe(`in ${timezoneId}`, longIf(timezoneId !== 'America/Los_Angeles'), () => {
    test.use({ timezoneId });

    test(
      'a patient books the day and the slot on the screen, by the clock of the clinic',
      LONG,
      async ({ page, clinic, book }) => {
        const visit = getDoctor(8);
        // The days are in the future, because the server uses the real clock.
        const today = getOpenDate(3);
        const tomorrow = addDays(today, 1);

        await page.clock.setFixedTime(atClinic(`${today}T23:59`));
        await fillUpToTime(book, visit);
        await expect(book.field('Preferred Date')).toHaveAttribute('min', today);
        await page.clock.setFixedTime(atClinic(`${tomorrow}T00:01`));
        await page.reload();
        await book.ready();
        await expect(book.field('Preferred Date')).toHaveAttribute('min', tomorrow);

        await book.field('Preferred Date').fill(NEW_YEAR);
        await expect(book.month.getByRole('button', { pressed: true })).toHaveAccessibleName(
          new RegExp(dateToWords(NEW_YEAR).replaceAll(/,? /g, ',? ')),
        );
        await book.slot(time).check();
        await book.confirm();
        await expect(book.dialog('Success!')).toBeVisible();
        // The newest booking: other tests of the same worker book into the same database.
        const sql =
          'select doctor, appointment_date, appointment_time from appointments order by created_at desc limit 1';
        expect(query(clinic.databaseFile, sql)).toEqual([
          { doctor: toIds(visit).doctor, appointment_date: NEW_YEAR, appointment_time: slot },
        ]);
      },
    );
  });
}

function findNewYear(): string {
  const afterTheTest = getOpenDate(10);
  return skipClosedDays(`${Number(afterTheTest.slice(0, 4)) + 1}-01-01`);
}
