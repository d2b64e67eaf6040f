import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, type Page } from '@playwright/test';
import { fillAll, fillPerson, getNextSunday, getOpenDate, PATIENT, SENT_BOOKING, VISIT } from '../booking-samples.ts';
import { layDownPhoneBar } from '../phone-bar.ts';
import type { Walk } from './state.ts';

/** Answers the next bookings in place of the service. */
const answer = (page: Page, status: number, json: object) =>
  page.route(SENT_BOOKING, (route) => route.fulfill({ status, json }));

/** The wizard, its errors and its dialogs. */
export const BOOKING: Walk = {
  name: 'the booking form',
  states: [
    { name: 'step 1', part: '#booking-form', reach: ({ book }) => book.open() },
    {
      name: 'Incomplete Form',
      part: 'dialog[open]',
      reach: async ({ book }) => {
        await book.next();
        await expect(book.dialog('Incomplete Form')).toBeVisible();
      },
    },
    { name: 'errors of step 1', part: '#booking-form', reach: ({ book }) => book.closeDialog() },
    {
      name: 'step 2',
      part: 'main',
      reach: async ({ book }) => {
        await fillPerson(book);
        await book.next();
        await book.field('Department').selectOption(VISIT.department);
        await book.field('Doctor').selectOption(VISIT.doctor);
        await book.heading('Select Service').focus();
      },
    },
    {
      name: 'a closed day',
      part: '#booking-form',
      reach: async ({ book }) => {
        await book.next();
        await book.field('Preferred Date').fill(getNextSunday(getOpenDate(30)));
        await book.heading('Choose Date & Time').focus();
      },
    },
    {
      name: 'step 3 with its month view',
      part: 'main',
      reach: async ({ page, book }) => {
        await book.field('Preferred Date').fill(getOpenDate(30));
        await book.slot('09:00 AM').check();
        await layDownPhoneBar(page);
        // Away from the button that comes to lie under the pointer.
        await page.mouse.move(0, 0);
        await book.heading('Choose Date & Time').focus();
      },
    },
    {
      name: 'failure',
      part: 'dialog[open]',
      reach: async ({ page, book }) => {
        await answer(page, 503, {});
        await book.confirm();
        await expect(book.dialog('Oops...')).toBeVisible();
      },
    },
    {
      name: 'success',
      part: 'dialog[open]',
      reach: async ({ page, book }) => {
        await book.closeDialog();
        await answer(page, 201, { reference: 'TEST-0000' });
        await book.confirm();
        await expect(book.dialog('Success!')).toBeVisible();
      },
    },
  ],
};

/** A booking that the service refuses for one field. */
export const REFUSED_BOOKING: Walk = {
  name: 'a refused booking',
  states: [
    {
      name: 'the dialog',
      part: 'dialog[open]',
      reach: async ({ page, book }) => {
        await answer(page, 422, { errors: [{ field: 'doctor', code: 'doctor-unknown' }] });
        await fillAll(book, { ...VISIT, date: getOpenDate(70), time: '09:00 AM' });
        await book.confirm();
        await expect(book.dialog('Oops...')).toBeVisible();
      },
    },
    { name: 'the step with the error', part: '#booking-form', reach: ({ book }) => book.closeDialog() },
  ],
};

/** The contact form, whose messages leave by the visitor's own programs. */
export const CONTACT: Walk = {
  name: 'the contact form',
  states: [
    {
      name: 'errors',
      part: 'form',
      reach: async ({ contact }) => {
        await contact.goto();
        await contact.send.click();
        await expect(contact.field('Name')).toBeFocused();
        await expect(contact.field('Message')).toHaveAttribute('aria-invalid', 'true');
        await contact.field('Name').blur();
      },
    },
    {
      name: 'sent by email',
      part: 'form',
      reach: async ({ contact }) => {
        await contact.fill({ Name: PATIENT.name, Email: PATIENT.email, Phone: PATIENT.phone, Message: 'A question' });
        await contact.send.click();
        await expect(contact.status).toHaveText('Opening your email client...');
      },
    },
    {
      name: 'sent by WhatsApp',
      part: 'form',
      reach: async ({ page, contact }) => {
        await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
        await contact.mode('Via WhatsApp').check();
        const chat = page.context().waitForEvent('page');
        await contact.send.click();
        await (await chat).close();
        await expect(contact.status).toHaveText('Redirecting to WhatsApp...');
      },
    },
  ],
};

/** Sends the plain form as a browser without script does. */
export async function sendPlainForm(page: Page, fields: Record<string, string>): Promise<void> {
  await page.goto('/book');
  await Promise.all([
    page.waitForURL(`**${APPOINTMENTS_PATH}`),
    page.evaluate(
      ([action, entries]) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action });
        for (const [name, value] of Object.entries(entries)) {
          const field = document.createElement('input');
          Object.assign(field, { type: 'hidden', name, value });
          form.append(field);
        }
        document.body.append(form);
        form.submit();
      },
      [APPOINTMENTS_PATH, fields] as const,
    ),
  ]);
}

/** The answers to the plain form. */
export const ANSWERS: Walk = {
  name: 'the answers to the plain form',
  states: [
    { name: 'refused', part: 'main', reach: ({ page }) => sendPlainForm(page, { ...PATIENT, ...VISIT, name: '' }) },
    {
      name: 'too long',
      part: 'main',
      reach: ({ page }) => sendPlainForm(page, { ...PATIENT, ...VISIT, message: 'a'.repeat(100_000) }),
    },
    { name: 'booked', part: 'main', reach: ({ page }) => sendPlainForm(page, nextPlainBooking()) },
  ],
};

let plainBookings = 0;

/** Each plain booking takes another day. */
function nextPlainBooking() {
  plainBookings += 1;
  return { ...PATIENT, ...VISIT, appointmentDate: getOpenDate(90 + plainBookings), appointmentTime: '02:00 PM' };
}
