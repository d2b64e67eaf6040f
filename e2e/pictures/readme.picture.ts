import { join } from 'node:path';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TIME_ZONE } from '../content.ts';
import { test, wakes } from '../desk-fixtures.ts';
import { loadPictures } from '../picture.ts';
import { fillDay } from './sample-day.ts';

/** A Tuesday, at an hour when some patients are done, some are in and some wait. */
const DAY = '2027-02-02';
const HOUR = '11:20';
const QUALITY = 84;

test.beforeEach(async ({ page, setClock }) => {
  await setClock(DAY, HOUR);
  await page.clock.setFixedTime(toInstant(TIME_ZONE, DAY, HOUR));
});

test('the home page', async ({ page }) => {
  await page.goto('/');
  await keep(page, 'home');
});

test('a day at the front desk', async ({ page, clinic, desk, request, setClock, startAt }) => {
  await startAt('/', 'asha@sample.example');
  const answer = await page.request.get(`${desk.url}/day/${DAY}`, { headers: { accept: 'application/json' } });
  const day: DeskDay = await answer.json();
  await setClock('2027-02-01', HOUR);
  await fillDay(request, clinic.databaseFile, day);
  await setClock(DAY, HOUR);
  await page.goto(`${desk.url}/day/${DAY}`);
  await wakes(page);
  await keep(page, 'desk');
});

/** Writes what the window shows into docs/. */
async function keep(page: Page, name: string): Promise<void> {
  await loadPictures(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(png)
    .webp({ quality: QUALITY })
    .toFile(join(import.meta.dirname, `../../docs/${name}.webp`));
}
