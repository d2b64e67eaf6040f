import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { LONG } from './long.ts';

const VISITOR = { Name: 'Asha & Sons', Email: 'asha+clinic@example.com', Phone: '+91 (20) 5550-0100' };
const MESSAGE = 'A & B + ₹ मराठी\nline';

/** A press shows a reaction within this time, also while React still loads. */
const VISIBLE_ANSWER_MAX_MS = 100;

test('a patient who has left something out is led to it, and then opens the mail client with every word', async ({
  page,
  context,
  contact,
}) => {
  const asked: string[] = [];
  await contact.goto();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    // The mailto address is not a request of the page, and `contact-map.spec.ts` tests the map.
    if (!/^mailto:|^https:\/\/www\.google\.com\/maps/.test(request.url()))
      asked.push(`${request.method()} ${request.url()}`);
  });
  const mailtos = await interceptMailto(page);
  await expect(contact.mode('Via Email')).toBeChecked();
  await contact.send.click();
  await expect(contact.field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(contact.field('Name')).toBeFocused();
  await expect(contact.field('Name')).toHaveCSS('border-top-color', 'rgb(155, 28, 18)');
  expect(context.pages()).toHaveLength(1);
  expect(mailtos).toEqual([]);

  await contact.fill({ ...VISITOR, Message: MESSAGE });
  await contact.field('Phone').press('Enter');
  await expect(contact.status).toHaveText('Opening your email client...');
  await expect.poll(() => mailtos.length).toBe(1);
  const [mailto = ''] = mailtos;
  expect(mailto).toMatch(/^mailto:[^@?]+@[^@?]+\?/);
  for (const words of [`cc=${VISITOR.Email}`, ...Object.values(VISITOR), MESSAGE.replace('\n', '\r\n')]) {
    expect(decodeURIComponent(mailto)).toContain(words);
  }
  // Without a mail client, the same link can be tried again.
  await expect(page.getByRole('link', { name: 'Open your email client' })).toHaveAttribute('href', mailto);
  // The page requests only scripts and fonts of the site, never the API.
  expect(asked.filter((request) => !/^GET .*\/_astro\/[^/]+\.(js|woff2)$/.test(request))).toEqual([]);
});

test('a patient gets a new tab with the request as text', async ({ page, context, contact }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  await contact.goto();
  await contact.mode('Via WhatsApp').check();
  await contact.fill({ ...VISITOR, Message: MESSAGE });
  const popup = context.waitForEvent('page');
  await contact.send.click();

  const chat = await popup;
  await chat.waitForURL(/wa\.me/);
  expect(new URL(chat.url()).searchParams.get('text')).toContain(`Phone: ${VISITOR.Phone}\n\nMessage:\n${MESSAGE}`);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/contact$/);
});

const FORM_FILES = /_astro\/(ContactForm|client)[^/]*\.js/;

test('a press before the script arrives counts, and shows at once', LONG, async ({ page, contact }) => {
  const release = await holdScripts(page, FORM_FILES);
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
  release();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('words that a patient types before the script arrives stay', LONG, async ({ page, contact }) => {
  const release = await holdScripts(page, FORM_FILES);
  await contact.goto();
  const mailtos = await interceptMailto(page);
  await contact.fill({ ...VISITOR, Message: MESSAGE });
  await contact.field('Name').press('Enter');
  release();
  await expect.poll(() => mailtos.length).toBe(1);
  expect(decodeURIComponent(mailtos[0] ?? '')).toContain(VISITOR.Name);
  await expect(contact.field('Name')).toHaveValue(VISITOR.Name);
});

/** Records the mailto addresses that the page opens, because a browser in a test has no mail client. */
async function interceptMailto(page: Page): Promise<string[]> {
  const mailtos: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mailtos.push(url);
  });
  return mailtos;
}
