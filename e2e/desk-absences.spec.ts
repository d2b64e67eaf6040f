import type { Page } from '@playwright/test';
import { toIds } from './content.ts';
import { ASHA, expect, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { getSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests the page where the desk tells patients that a doctor is late or away. `late/room.test.ts` tests who is told what.

async function ask(page: Page, url: string, sample: ReturnType<typeof getSample>) {
  await page.goto(`${url}/late`);
  await page.getByLabel('Doctor').selectOption(toIds(sample).doctor);
  await page.getByRole('radio', { name: 'Away' }).check();
  await page.getByLabel('First day').fill(sample.appointmentDate);
  await page.getByLabel('Which part').selectOption('day');
  await page.getByRole('button', { name: 'Show who is booked' }).click();
}

test(
  'a receptionist tells patients that a doctor is away, and sees who was called and who moved',
  LONG,
  async ({ page, context, desk, startDayOf }) => {
    test.slow(true, 'looks at each state');
    const sample = getSample(220);
    const { manageUrl } = await startDayOf(sample);
    await ask(page, desk.url, sample);
    await page.getByRole('button', { name: 'Close, and tell one patient' }).click();
    const absence = page.getByRole('article', { name: `${sample.doctor} is away` });
    await expect(absence).toContainText('0 of 1 have answered');
    await expect(absence.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await absence.getByRole('button', { name: 'Called' }).click();
    await expect(absence).toContainText(`by ${ASHA}`);
    await expectUsableAtWidths(page);

    const own = await context.newPage();
    await own.goto(manageUrl);
    const notice = own.getByRole('region', { name: `We are sorry: ${sample.doctor} is away` });
    await expect(notice.getByRole('button')).toHaveCount(6);
    await expectUsableAtWidths(own);
    await notice.getByRole('button').first().click();
    await expect(own.getByRole('status')).toContainText('Your appointment has been moved.');
    await expect(notice).toBeHidden();

    await page.getByRole('link', { name: 'Look again' }).click();
    await expect(absence).toContainText('1 of 1 have answered');
    await expect(absence).toContainText('New time:');
    // An absence that stays would meet other tests.
    await absence.getByRole('button', { name: 'The doctor is back' }).click();
    await expect(page.getByRole('status')).toContainText('Ended.');
  },
);
