import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { CLINIC, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { type Mail, readLink, waitForMails } from './outbox.ts';
import { bookSample, getSample } from './portal-samples.ts';

test.use({ javaScriptEnabled: false });

test('a patient on a phone who chooses a day sees its times', async ({ page, request, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sample = getSample(15);
  const { manageUrl } = await bookSample(request, sample);
  await page.goto(manageUrl);
  await portal.chooseDay(sample.appointmentDate, dateToWords(sample.appointmentDate));
  for (const time of await portal.move().getByRole('radio').all()) await expect(time).toBeInViewport();
});

test('a patient sees the facts, whom to call and directions, and prints them on one sheet', async ({
  page,
  request,
  portal,
}) => {
  const sample = getSample(4);
  const { manageUrl, reference } = await bookSample(request, sample);
  const answer = await page.goto(manageUrl);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page).toHaveTitle(/^Your appointment · /);
  await expect(portal.fact('Reference')).toHaveText(reference);
  await expect(portal.fact('Doctor')).toContainText(sample.department);
  await expect(portal.fact('Where to come')).toContainText(CLINIC.address.city);
  await expect(portal.fact('Call').getByRole('link')).toHaveAttribute('href', toTel(CLINIC.phone));
  const portrait = portal.fact('Doctor').getByRole('presentation');
  if (await portrait.count()) {
    expect((await request.get((await portrait.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
      'image/webp',
    );
  }
  const doctor = await portal.fact('Doctor').getByRole('link').getAttribute('href');
  expect((await request.get(doctor ?? '')).status()).toBe(200);

  await page.emulateMedia({ media: 'print' });
  await expect(portal.fact('Day')).toBeVisible();
  await expect(portal.fact('Where to come')).toBeVisible();
  await expect(page.getByRole('main').locator('form, table, button').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a patient who has lost the link is mailed it again, and nobody learns whether it exists', async ({
  page,
  request,
  clinic,
}) => {
  const sample = getSample(5);
  const { reference, manageUrl } = await bookSample(request, sample);
  const ask = async (phone: string) => {
    await page.goto(PORTAL_PATH);
    await page.getByRole('textbox', { name: 'Reference' }).fill(` ${reference.toLowerCase()} `);
    await page.getByRole('textbox', { name: 'Phone Number' }).fill(phone);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    const told = page.getByRole('main').getByRole('status');
    await expect(told).toContainText(
      'If these match a current appointment with an email address, we have sent a new link to that address.',
    );
    await expect(told).toBeFocused();
    return page.getByRole('main').innerText();
  };
  const strange = await ask('+91 11111 11111');
  expect(await ask(sample.phone)).toBe(strange);
  const mails = (await waitForMails(clinic.outbox, sample.email, 2)) as [Mail, Mail];
  for (const link of mails.map(readLink)) {
    expect(link).not.toBe(manageUrl);
    await page.goto(link);
    await expect(page, 'the proof of the mail is not shown').toHaveURL(manageUrl);
  }
});
