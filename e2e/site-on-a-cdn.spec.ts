import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { test as base, expect, startClinic } from './fixtures.ts';
import { LONG, longIf } from './long.ts';

const SITE = 'http://clinic.example';
const API = 'https://api.clinic.example';

const BOOKING = {
  ...PATIENT,
  department: VISIT.department,
  doctor: VISIT.doctor,
  appointmentDate: getOpenDate(60),
  appointmentTime: '10:00 AM',
};

/** Tests with a clinic whose site lies elsewhere. */
const test = base.extend({
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const clinic = await startClinic({ PUBLIC_SITE_URL: SITE, PUBLIC_API_BASE: API, ALLOWED_ORIGINS: SITE });
      await use(clinic);
      await clinic.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ javaScriptEnabled: false });

for (const [form, title] of [
  [{ ...BOOKING, email: 'canary@' }, 'Oops...'],
  [BOOKING, 'Success!'],
] as const) {
  test(
    `a form on a CDN is answered '${title}' by a page that leads back`,
    longIf(title !== 'Success!'),
    async ({ page, clinic }) => {
      const inputs = Object.entries(form).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
      );
      await page.route(`${SITE}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" action="${clinic.url}${APPOINTMENTS_PATH}">${inputs.join('')}<button>Send</button></form>`,
        }),
      );
      await page.goto(`${SITE}/book`);

      const answers: [url: string, status: number][] = [];
      page.on('response', (response) => answers.push([response.url(), response.status()]));
      const [answer] = await Promise.all([
        page.waitForResponse(clinic.url + APPOINTMENTS_PATH),
        page.getByRole('button', { name: 'Send' }).click(),
      ]);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect((await answer.allHeaders())['content-security-policy']).toMatch(
        /form-action 'self'; .*frame-ancestors 'none'$/,
      );
      await page.waitForLoadState('networkidle');

      // Everything that the page loads comes from the API's own origin and arrives.
      for (const [url, status] of answers.slice(1)) expect([new URL(url).origin, status]).toEqual([clinic.url, 200]);
      expect(answers.some(([url]) => url.endsWith('.woff2'))).toBe(true);
      for (const script of await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src))) {
        expect((await page.request.get(script)).status()).toBe(200);
      }
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      // The appointment's own pages belong to the API.
      const isOwn = (link: string) => link.startsWith(`${API}/portal/`) || link.startsWith('https://wa.me/?text=');
      for (const link of links.filter((href) => !isOwn(href))) {
        expect(link).toMatch(/^(http:\/\/clinic\.example\/|#|tel:|mailto:)/);
      }
      expect(links.filter(isOwn)).toHaveLength(title === 'Success!' ? 3 : 0);
    },
  );
}

test(
  'a patient whose site lies on a CDN moves the appointment at the API, and finds the way back to the site',
  LONG,
  async ({ page, portal, clinic }) => {
    const booking = { ...BOOKING, appointmentTime: '11:00 AM' };
    const booked = await page.request.post(clinic.url + APPOINTMENTS_PATH, { data: booking });
    const { manageUrl } = (await booked.json()) as AppointmentConfirmation;
    expect(manageUrl).toMatch(/^https:\/\/api\.clinic\.example\/portal\/[\w-]{22}$/);
    await page.goto(clinic.url + new URL(manageUrl).pathname);
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', `${SITE}/`);
    await portal.chooseDay(booking.appointmentDate, dateToWords(booking.appointmentDate));
    await portal.time('12:00 PM').check();
    await portal.submitMove().click();
    await expect(portal.status()).toContainText('Your appointment has been moved.');
    expect(new URL(page.url()).origin).toBe(clinic.url);
  },
);
