import { addDays, dateToWords, getDayOfYear } from '@clinic/contract/booking-calendar.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { fillPerson, getOpenDate, skipClosedDays } from './booking-samples.ts';
import { getDoctor, TIME_ZONE, ZONE_PATTERN } from './content.ts';
import { expect, test } from './fixtures.ts';
import { longIf } from './long.ts';
import { type Mail, readLink, waitForMails } from './outbox.ts';
import { BookPage } from './pages/BookPage.ts';
import { readSlots } from './portal-samples.ts';

type Patient = { name: string; email: string; phone: string };
type Slot = { department: string; doctor: string; date: string; time: string };

/** The lives of appointments; each has its own doctor, days and mailbox. */
const LIVES = [
  { width: 360, hasScript: true },
  { width: 1280, hasScript: false },
].map((life, number) => ({ ...life, number }));

for (const { width, hasScript, number } of LIVES) {
  test.describe(`at ${width} px ${hasScript ? 'with' : 'without'} script`, longIf(!hasScript), () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 800 } });

    test('a patient books, reads the mail, moves the appointment and cancels it', async ({
      page,
      request,
      clinic,
      portal,
    }) => {
      test.slow(true, 'a whole life');
      const patient = {
        name: 'Canary Patient',
        email: `canary.life${number}@sample.example`,
        phone: `+91 98765 1110${number}`,
      };
      const first = { ...getDoctor(number), date: getOpenDate(20 + number), time: '11:00 AM' };
      const second = { ...first, date: skipClosedDays(addDays(first.date, 31)), time: '04:00 PM' };
      await book(page, hasScript, patient, first);

      const [booked] = (await waitForMails(clinic.outbox, patient.email, 1)) as [Mail];
      expect(booked.subject).toContain(getDayOfYear(first.date));
      const link = readLink(booked);
      await scan(request, link);
      for (let opening = 1; opening <= 2; opening += 1) {
        await page.goto(link);
        await expect(portal.fact('Day')).toHaveText(dateToWords(first.date));
        await expect(portal.fact('Time')).toHaveText(new RegExp(`^11:00 AM ${ZONE_PATTERN}$`));
        await expect(portal.fact('Doctor')).toContainText(first.doctor);
        await expect(portal.fact('Patient')).toHaveText(patient.name);
      }
      expect(await readState(request, first)).toBe('taken');

      await portal.chooseDay(second.date, dateToWords(second.date));
      await portal.time(second.time).check();
      await portal.submitMove().click();
      await expect(portal.status()).toContainText('Your appointment has been moved.');
      await expect(portal.status()).toBeFocused();
      await expect(portal.fact('Day')).toHaveText(dateToWords(second.date));
      await expect(portal.fact('Time')).toHaveText(new RegExp(`^4:00 PM ${ZONE_PATTERN}$`));
      expect(await readState(request, first)).toBe('free');
      expect(await readState(request, second)).toBe('taken');
      const [, moved] = (await waitForMails(clinic.outbox, patient.email, 2)) as [Mail, Mail];
      expect(readLink(moved)).toBe(link);
      const file = await request.get(`${link}/appointment.ics`);
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain(`DTSTART;TZID=${TIME_ZONE}:${second.date.replaceAll('-', '')}T160000`);

      await portal.openCancel().click();
      await page.getByRole('textbox', { name: 'Reason' }).fill('Canary reason <b>"away"</b>');
      await portal.submitCancel().click();
      await expect(portal.status()).toContainText('Your appointment has been cancelled.');
      await expect(page.getByRole('link', { name: 'Book again with these details' })).toHaveAttribute(
        'href',
        /^\/book\?doctor=/,
      );
      await expect(portal.submitMove()).toHaveCount(0);
      expect(await readState(request, second)).toBe('free');
      const [, , cancelled] = await waitForMails(clinic.outbox, patient.email, 3);
      expect(cancelled?.text, 'patients know their own reason').not.toContain('Canary reason');
      // A later visit to the link still tells what became of the appointment.
      await page.goto(link);
      await expect(page.getByText('This appointment is cancelled. You do not need to come.')).toBeVisible();
    });
  });
}

/** Books in the wizard, or by the plain form. */
async function book(page: Page, hasScript: boolean, patient: Patient, { department, doctor, date, time }: Slot) {
  const form = new BookPage(page);
  await form.goto();
  if (hasScript) await form.ready();
  await fillPerson(form, patient);
  if (hasScript) await form.next();
  await form.field('Department').selectOption(department);
  await form.field('Doctor').selectOption(doctor);
  if (hasScript) await form.next();
  await form.field('Preferred Date').fill(date);
  await form.slot(time).check();
  await form.confirm();
  const answer = hasScript ? form.dialog('Success!') : page.getByRole('heading', { level: 1, name: 'Success!' });
  await expect(answer).toBeVisible();
}

/** Requests a link as mail scanners and browsers do before anybody presses it. */
async function scan(request: APIRequestContext, link: string): Promise<void> {
  expect((await request.head(link)).status()).toBe(200);
  expect((await request.get(link, { headers: { 'sec-purpose': 'prefetch' } })).status()).toBe(200);
  expect((await request.get(link)).status()).toBe(200);
  for (const action of ['move', 'cancel']) {
    expect((await request.head(`${link}/${action}`)).status()).toBeLessThan(500);
    expect((await request.get(`${link}/${action}`)).status()).toBeLessThan(500);
  }
}

async function readState(request: APIRequestContext, { doctor, date, time }: Slot): Promise<string | undefined> {
  const slots = await readSlots(request, { doctor, date });
  return slots.find((slot) => slot.time === time)?.state;
}
