import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fillPerson, fillPlainForm, getOpenDate, PATIENT, SENT_BOOKING, VISIT } from './booking-samples.ts';
import { DIALLING_PREFIX } from './content.ts';
import { test as base, expect, startClinic } from './fixtures.ts';
import { LONG } from './long.ts';
import { expectUsableAtWidths } from './usable.ts';

type Sent = {
  to: string;
  template: { name: string; language: { code: string }; components: { parameters: { text: string }[] }[] };
};

/** A server that plays Meta's and takes every message. */
async function startMeta() {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    sent.push(JSON.parse(await text(request)));
    response.writeHead(200).end(JSON.stringify({ messages: [{ id: `wamid.${sent.length}` }] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { sent, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Tests with a clinic that tells its patients on WhatsApp. */
const test = base.extend<object, { meta: Awaited<ReturnType<typeof startMeta>> }>({
  meta: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const meta = await startMeta();
      await use(meta);
      meta.server.close();
    },
    { scope: 'worker' },
  ],
  clinic: [
    async ({ meta }, use) => {
      const clinic = await startClinic({
        ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_ID: '1', WHATSAPP_API_URL: meta.url },
        ...{ WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'word' },
      });
      await use(clinic);
      await clinic.stop();
    },
    { scope: 'worker' },
  ],
});

const LABEL = 'Also tell me on WhatsApp';
/** Another number than the sample's, because a number gets one confirmation a day. */
const OTHER = { ...PATIENT, phone: `${DIALLING_PREFIX} 98220 12345`, email: 'canary.other@sample.example' };

const toDigits = (phone: string) => phone.replace(/\D/g, '');

test(
  'a patient who ticks the box of the wizard is told on WhatsApp too, until that is ended',
  LONG,
  async ({ page, book, portal, meta }) => {
    await book.open();
    const box = page.getByRole('checkbox', { name: LABEL });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('We send it to this number. Reply STOP to end it.');
    await expectUsableAtWidths(page, 'the box');
    await page.getByText(LABEL).click();
    await fillPerson(book, OTHER);
    await book.next();
    await book.field('Department').selectOption(VISIT.department);
    await book.field('Doctor').selectOption(VISIT.doctor);
    await book.next();
    await book.field('Preferred Date').fill(getOpenDate(3));
    await book.slot('11:00 AM').check();
    const [request] = await Promise.all([page.waitForRequest(SENT_BOOKING), book.confirm()]);
    expect(new URL(request.url()).searchParams.get('whatsapp')).toBe('yes');
    expect(Object.keys(request.postDataJSON())).toHaveLength(8);
    await expect(book.dialog('Success!')).toBeVisible();
    const template = expect.objectContaining({ name: 'appointment_booked', language: { code: 'en' } });
    await expect.poll(() => meta.sent).toContainEqual(expect.objectContaining({ to: toDigits(OTHER.phone), template }));
    const message = meta.sent.find(({ to }) => to === toDigits(OTHER.phone));
    await page.goto(`/${message?.template.components.at(-1)?.parameters[0]?.text}`);
    const stop = page.getByRole('button', { name: 'Stop WhatsApp messages' });
    await expectUsableAtWidths(page, 'the page of the appointment');
    await stop.click();
    await expect(portal.status()).toContainText('We no longer write to you on WhatsApp about this appointment.');
    await expect(stop).toHaveCount(0);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the plain form has the box too, and nobody is told who leaves it unticked',
    LONG,
    async ({ page, book, meta }) => {
      await book.goto();
      await fillPlainForm(book, VISIT.doctor, getOpenDate(4));
      await book.confirm();
      await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
      await book.goto();
      await fillPlainForm(book, VISIT.doctor, getOpenDate(5));
      await page.getByRole('checkbox', { name: LABEL }).check();
      await book.confirm();
      await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
      const toPatient = () => meta.sent.filter(({ to }) => to === toDigits(PATIENT.phone));
      await expect.poll(() => toPatient().map(({ template }) => template.name)).toEqual(['appointment_booked']);
    },
  );
});
