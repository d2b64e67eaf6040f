import { getDayOfYear, getWeekday } from '@clinic/contract/booking-calendar.ts';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { DOCTOR_IDS, toIds } from './content.ts';
import { expect, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { getSample } from './portal-samples.ts';
import { getSidewaysScroll } from './readers-looks.ts';

test(
  'a receptionist sees in a week who comes when, and from two weeks goes to one of a doctor',
  LONG,
  async ({ page, desk, startDayOf }) => {
    test.slow(true, 'looks at each width');
    // The longest words of names that the desk has met.
    const sample = { ...getSample(210), name: 'Canaryrao Venkatanarasimharajuvaripeta' };
    const { doctor, department, appointmentDate: date } = sample;
    const day = page.getByRole('region', { name: `${getWeekday(date)} ${getDayOfYear(date)}` });
    await startDayOf(sample);
    await page.goto(`${desk.url}/week/${date}?department=${toIds(sample).department}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Two weeks of ${department}`);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: doctor }) });
    await expect(row.getByRole('link', { name: new RegExp(`^${getWeekday(date)} .*1 booked`) })).toBeVisible();
    await row.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week of ${doctor}`);
    await expect(day.getByRole('article', { name: sample.name })).toContainText('Booked');
    await expect(day).toContainText('1 booked');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page), `barriers at ${width} px`).toEqual([]);
      expect(await getSidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      expect(await findBrokenWords(page), `words broken at ${width} px`).toEqual([]);
      // The week of a doctor and the two weeks of nine lie in one window.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (width >= 1280 && DOCTOR_IDS.size <= 9) expect(height, `height at ${width} px`).toBeLessThanOrEqual(800);
    }
    // A4, upright and across.
    await page.emulateMedia({ media: 'print' });
    for (const width of [793, 1122]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBrokenWords(page), `words broken on paper of ${width} px`).toEqual([]);
    }
  },
);
