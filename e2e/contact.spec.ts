import type { BrowserContext, Page, Route } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { atClinic, CLINIC } from './content.ts';
import { test as base, expect } from './fixtures.ts';
import { motionEnds } from './motion.ts';
import { ContactPage } from './pages/ContactPage.ts';

const test = base.extend<{ contact: ContactPage }>({
  contact: async ({ page }, use) => use(new ContactPage(page)),
});

const VISITOR = { Name: 'Asha & Sons', Email: 'asha+clinic@example.com', Phone: '+91 (20) 5550-0100' };
const MESSAGE = 'A & B + ₹ मराठी\nline';

/** A press shows within this time, also while React is still on its way. */
const VISIBLE_ANSWER_MAX_MS = 100;

test.describe('reaching the clinic', () => {
  test('a patient finds address, emergency phone and e-mail as links', async ({ page, contact }) => {
    await contact.goto();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
    const card = page.getByRole('region', { name: 'Reach us' });
    await expect(card.getByRole('link')).toHaveCount(3);
    const address = card.getByRole('link', { name: new RegExp(`^Clinic address .*${CLINIC.address.city}`) });
    await expect(address).toHaveAttribute(
      'href',
      new RegExp(`^https://www\\.google\\.com/maps/search/\\?api=1&query=.*${CLINIC.address.city}`),
    );
    await expect(card.getByRole('link', { name: /^Emergency phone/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(card.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:[^?]+@[^?]+$/);
  });

  test('a patient reads the opening hours', async ({ page, contact }) => {
    await contact.goto();
    const rows = page.getByRole('region', { name: 'Opening hours' }).getByRole('listitem');
    await expect(rows).toHaveText(['Mon–Fri 11:00 am–7:00 pm', 'Saturday 11:00 am–3:00 pm', 'Sunday closed']);
  });

  for (const { time, says, today } of [
    { time: '2026-11-20T18:59', says: 'Open now, until 7:00 pm', today: 'Mon–Fri' },
    { time: '2026-11-21T15:00', says: 'Closed now, opens Monday at 11:00 am', today: 'Saturday' },
    { time: '2026-11-22T23:30', says: 'Closed now, opens tomorrow at 11:00 am', today: 'Sunday' },
  ]) {
    test(`a patient sees at ${time}: ${says}`, async ({ page, contact }) => {
      await page.clock.setFixedTime(atClinic(time));
      await contact.goto();
      const hours = page.getByRole('region', { name: 'Opening hours' });
      await expect(hours.getByText(says)).toBeVisible();
      await expect(hours.locator('[aria-current="date"]')).toContainText(today);
    });
  }

  test('a patient abroad is told by the clock of the clinic', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
    const page = await context.newPage();
    await page.clock.setFixedTime(atClinic('2026-11-16T10:59'));
    await page.goto(`${baseURL}/contact`);
    await expect(page.getByText('Closed now, opens today at 11:00 am')).toBeVisible();
    await context.close();
  });

  test('a patient who leaves the page open sees the desk close', async ({ page, contact }) => {
    await page.clock.install({ time: atClinic('2026-11-20T18:59').getTime() + 40_000 });
    await contact.goto();
    await expect(page.getByText('Open now, until 7:00 pm')).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(page.getByText('Closed now, opens tomorrow at 11:00 am')).toBeVisible();
  });
});

test.describe('writing by email', () => {
  test('a patient opens the mail client with everything filled in', async ({ page, contact }) => {
    const asked: string[] = [];
    await contact.goto();
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      // The mailto address is no request of the page, and the map that comes near is its own matter.
      if (!/^mailto:|^https:\/\/www\.google\.com\/maps/.test(request.url()))
        asked.push(`${request.method()} ${request.url()}`);
    });
    const mailtos = await interceptMailto(page);
    await expect(contact.mode('Via Email')).toBeChecked();
    await contact.fill({ ...VISITOR, Message: MESSAGE });
    await contact.send.click();

    await expect(contact.status).toHaveText('Opening your email client...');
    await expect.poll(() => mailtos.length).toBe(1);
    const [address = '', query = ''] = (mailtos[0] ?? '').split('?');
    expect(address).toMatch(/^mailto:[^@]+@[^@]+$/);
    const headers = Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
    expect(headers).toEqual({
      cc: VISITOR.Email,
      subject: `New Contact Form Submission from ${VISITOR.Name}`,
      body: `Name: ${VISITOR.Name}\r\nEmail: ${VISITOR.Email}\r\nPhone: ${VISITOR.Phone}\r\n\r\nMessage:\r\nA & B + ₹ मराठी\r\nline`,
    });
    expect(query).toContain('%0D%0Aline');
    expect(query).not.toContain('+');
    // Nothing but the form's own script, and never the API.
    expect(asked.filter((request) => !/^GET .*\/_astro\/[^/]+\.(js|woff2)$/.test(request))).toEqual([]);
  });

  test('a patient without a mail client can try the same link again', async ({ page, contact }) => {
    await contact.goto();
    await interceptMailto(page);
    await contact.fill({ ...VISITOR, Message: MESSAGE });
    await contact.send.click();
    const again = page.getByRole('link', { name: 'Open your email client' });
    await expect(again).toHaveAttribute('href', /^mailto:.*%E0%A4%AE/);
  });
});

test.describe('writing by WhatsApp', () => {
  test('a patient gets a new tab with the request as text', async ({ page, context, contact }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
    await contact.goto();
    await contact.mode('Via WhatsApp').check();
    await contact.fill({ ...VISITOR, Message: MESSAGE });
    const popup = context.waitForEvent('page');
    await contact.send.click();

    await expect(contact.status).toHaveText('Redirecting to WhatsApp...');
    const chat = await popup;
    await chat.waitForURL(/wa\.me/);
    const url = chat.url();
    expect(url).toMatch(/^https:\/\/wa\.me\/\d{12}\?text=/);
    expect(url).toContain('%0Aline');
    expect(url).not.toContain('%0D');
    expect(new URL(url).searchParams.get('text')).toBe(
      `New Appointment Request\n\nName: ${VISITOR.Name}\nEmail: ${VISITOR.Email}\nPhone: ${VISITOR.Phone}\n\nMessage:\n${MESSAGE}`,
    );
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('mistakes', () => {
  for (const mode of ['Via Email', 'Via WhatsApp']) {
    test(`a patient who writes ${mode} is told what is missing`, async ({ page, context, contact }) => {
      await contact.goto();
      const mailtos = await interceptMailto(page);
      await contact.mode(mode).check();
      await contact.fill({ Name: '   ', Phone: '            ' });
      await contact.send.click();
      await expect(contact.field('Name')).toHaveAccessibleDescription('Name is required');
      await expect(contact.field('Email')).toHaveAccessibleDescription('Email is required');
      await expect(contact.field('Phone')).toHaveAccessibleDescription('Phone number is required');
      await expect(contact.field('Message')).toHaveAccessibleDescription('Message is required');
      await expect(contact.field('Name')).toBeFocused();
      await expect(contact.field('Name')).toHaveCSS('border-top-color', 'rgb(155, 28, 18)');
      await expect(contact.status).toHaveText('');
      expect(context.pages()).toHaveLength(1);
      expect(mailtos).toEqual([]);
    });
  }

  test('a patient is told which address or number cannot be right', async ({ contact }) => {
    await contact.goto();
    await contact.fill({ ...VISITOR, Email: 'asha@example', Phone: '12345-678', Message: MESSAGE });
    await contact.send.click();
    await expect(contact.field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(contact.field('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(contact.field('Email')).toBeFocused();
    await expect(contact.field('Name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a patient who is in the wrong field already hears what is wrong, each time', async ({ page, contact }) => {
    await contact.goto();
    await contact.fill({ ...VISITOR, Email: 'asha@example', Message: MESSAGE });
    await contact.field('Email').press('Enter');
    await expect(contact.status).toHaveText('Please enter a valid email address');
    const said = await contact.status.locator('span').elementHandle();
    await contact.field('Email').press('Enter');
    await expect.poll(() => said?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(contact.status).toHaveText('Please enter a valid email address');
    await contact.field('Email').press('x');
    await expect(contact.status).toHaveText('');
    await contact.field('Name').press('Enter');
    await expect(contact.field('Email')).toBeFocused();
    await expect(contact.field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(contact.status).toHaveText('');
    await expect(page.getByRole('status')).toHaveCount(1);
  });

  test('a patient who edits a field loses its error alone', async ({ page, contact }) => {
    await contact.goto();
    await contact.send.click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await contact.field('Name').pressSequentially('A');
    await expect(page.getByText('Name is required')).toBeHidden();
    await expect(contact.field('Name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Message is required')).toBeVisible();
  });

  test('a patient who corrects everything gets through', async ({ page, contact }) => {
    await contact.goto();
    const mailtos = await interceptMailto(page);
    await contact.send.click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await contact.fill({ ...VISITOR, Message: MESSAGE });
    await contact.field('Phone').press('Enter');
    await expect(contact.status).toHaveText('Opening your email client...');
    await expect.poll(() => mailtos.length).toBe(1);
  });

  test('a patient presses before the script is there, and the press counts', async ({ page, contact }) => {
    await page.route('**/_astro/*.js', async (route) => {
      if (/ContactForm|client/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await contact.goto();
    const answer = contact.send.evaluate(
      (button) =>
        new Promise<{ afterMs: number; outline: string }>((resolve) => {
          let pressedAt = 0;
          window.addEventListener('pointerup', () => (pressedAt = performance.now()), { capture: true });
          new MutationObserver(() =>
            resolve({ afterMs: performance.now() - pressedAt, outline: getComputedStyle(button).outlineStyle }),
          ).observe(button, { attributes: true, attributeFilter: ['data-waking'] });
        }),
    );
    await contact.send.click();
    const { afterMs, outline } = await answer;
    expect(afterMs).toBeLessThan(VISIBLE_ANSWER_MAX_MS);
    expect(outline).toBe('solid');
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('a patient types before the script is there, and the words stay', async ({ page, contact }) => {
    await page.route('**/_astro/*.js', async (route) => {
      if (/ContactForm|client/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await contact.goto();
    const mailtos = await interceptMailto(page);
    await contact.fill({ ...VISITOR, Message: MESSAGE });
    await contact.field('Name').press('Enter');
    await expect.poll(() => mailtos.length).toBe(1);
    expect(decodeURIComponent(mailtos[0] ?? '')).toContain(VISITOR.Name);
    await expect(contact.field('Name')).toHaveValue(VISITOR.Name);
  });
});

test.describe('the map', () => {
  // Without a network of its own the browser says that it is offline, and the map would be given up.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  });

  test('a patient asks nothing of Google before scrolling to the map', async ({ page, context, contact }) => {
    const asked = await serveGoogle(context, 'map');
    await contact.goto();
    await contact.field('Name').fill('Asha');
    const readPlace = () => page.evaluate(() => scrollY);
    const place = await readPlace();
    await page.mouse.wheel(0, 60);
    await expect.poll(readPlace).toBe(place + 60);
    await motionEnds(page.locator(':root'));
    expect(asked).toEqual([]);
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked[0]).toMatch(
      new RegExp(`^https://www\\.google\\.com/maps\\?q=.*${CLINIC.address.city}.*&output=embed$`),
    );
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    await expect(contact.mapFrame).toHaveCSS('opacity', '1');
  });

  test('a patient sees a spinner until the map is there', async ({ context, contact }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('https://www.google.com/**', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/html', body: 'map' });
    });
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.mapFrame).toBeAttached();
    await expect(contact.map.getByText('Loading the map…')).toBeVisible();
    answer();
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
  });

  test('a patient who follows "Find us" gets the map', async ({ page, context }) => {
    const asked = await serveGoogle(context, 'map');
    await page.goto('/contact#map');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('a patient opens the maps service by a click on the map', async ({ context, contact }) => {
    await serveGoogle(context, 'map');
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    const popup = context.waitForEvent('page');
    await contact.mapFrame.click({ force: true, position: { x: 40, y: 40 } });
    const tab = await popup;
    await tab.waitForURL(/google\.com\/maps\/search/);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  for (const [reason, fail] of [
    ['cannot be reached', (route: Route) => route.abort()],
    ['is out of order', (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'error' })],
  ] as const) {
    test(`a patient whose map ${reason} sees the drawn plate, address and directions`, async ({
      page,
      context,
      contact,
    }) => {
      await context.route('https://www.google.com/**', fail);
      await contact.goto();
      await contact.mapLink.scrollIntoViewIfNeeded();
      await expectPlate(contact);
      await expect(contact.map.getByText(`${CLINIC.address.city} ${CLINIC.address.postalCode}`)).toBeVisible();
      const directions = page.getByRole('link', { name: 'Get directions' });
      await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
      await expect(contact.mapLink).toBeVisible();
    });
  }

  test('a patient without a network sees the drawn plate, and the map once it is back', async ({
    page,
    context,
    contact,
  }) => {
    let isOffline = true;
    await context.route('https://www.google.com/**', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.fulfill({ contentType: 'text/html', body: 'map' }),
    );
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expectPlate(contact);
    isOffline = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(contact.mapFrame).toHaveCSS('opacity', '1');
  });

  test('a patient whose map never comes sees the drawn plate after 8 s', async ({ page, context, contact }) => {
    await context.route('https://www.google.com/**', (route) =>
      route.request().isNavigationRequest() ? undefined : route.fulfill({ contentType: 'text/html', body: 'map' }),
    );
    await page.clock.install();
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.mapFrame).toBeAttached();
    await expect(contact.map.getByText('Loading the map…')).toBeVisible();
    await page.clock.runFor(8000);
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    await expect(contact.mapFrame).toHaveCSS('opacity', '0');
  });

  test('a patient may be shown frames of Google Maps, and of nobody else', async ({ request }) => {
    const policy = (path: string) => request.get(path).then((answer) => answer.headers()['content-security-policy']);
    expect(await policy('/contact')).toMatch(/; frame-src https:\/\/www\.google\.com;/);
    expect(await policy('/book')).not.toContain('frame-src');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient finds links in place of the form, the hours and the way, and nothing dead', async ({
    page,
    context,
    contact,
  }) => {
    const asked = await serveGoogle(context, 'map');
    await contact.goto();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(contact.send).toBeHidden();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(page.getByText('Sunday closed')).toBeVisible();
    await expect(page.getByText(/Open now|Closed now/)).toHaveCount(0);
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.map.getByRole('link', { name: 'Get directions' })).toBeVisible();
    await expect(contact.mapFrame).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test('a patient with assistive technology has no obstacle in what is wrong with the form', async ({
  page,
  contact,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await contact.goto();
  await contact.send.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a patient finds the privacy page near the form', async ({ page, contact }) => {
  await contact.goto();
  const form = page.getByRole('region', { name: 'Request an appointment' });
  await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

/** The mailto addresses that the page goes to: no browser in a test has a mail client. */
async function interceptMailto(page: Page): Promise<string[]> {
  const mailtos: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mailtos.push(url);
  });
  return mailtos;
}

/** The map is given up, and nothing of it lies over the drawn plate. */
async function expectPlate(contact: ContactPage): Promise<void> {
  await expect(contact.map.getByText('Loading the map…')).toBeHidden();
  await expect(contact.mapFrame).toHaveCount(0);
}

/** Answers for Google and lists what was asked. */
async function serveGoogle(context: BrowserContext, body: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/https:\/\/([^/]+\.)?(google|gstatic|googleapis)\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}
