import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { expect, startClinic, test } from './fixtures.ts';

const SITE = 'http://clinic.example';

const BOOKING = {
  ...PATIENT,
  department: VISIT.department,
  doctor: VISIT.doctor,
  appointmentDate: getOpenDate(60),
  appointmentTime: '10:00 AM',
};

test.use({ javaScriptEnabled: false });

for (const [form, title] of [
  [{ ...BOOKING, email: 'canary@' }, 'Oops...'],
  [BOOKING, 'Success!'],
] as const) {
  test(`a patient whose form comes from a CDN is answered '${title}' by a whole page that leads back`, async ({
    page,
  }) => {
    const clinic = await startClinic({
      PUBLIC_SITE_URL: SITE,
      PUBLIC_API_BASE: 'https://api.clinic.example',
      ALLOWED_ORIGINS: SITE,
    });
    const inputs = Object.entries(form).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
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

    // What the page loads comes from the API's own origin, and is there.
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
    for (const link of links) expect(link).toMatch(/^(http:\/\/clinic\.example\/|#|tel:|mailto:)/);
    await clinic.stop();
  });
}
