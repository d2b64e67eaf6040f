import type { Browser, BrowserContext } from '@playwright/test';
import { NOTICE_KEY } from '../testing/mobile-notice.ts';

/** Lighthouse's phone, for measurements without Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

/** Opens a phone on which the mobile notice has been dismissed. */
export async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((key) => localStorage.setItem(key, 'in benchmarks'), NOTICE_KEY);
  return context;
}
