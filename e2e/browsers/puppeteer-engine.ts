import puppeteer, { type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { findChromium } from '../../testing/chromium.ts';
import { TIME_ZONE } from '../content.ts';
import { type Browser, DESKTOP, type Engine } from './engine.ts';
import { findProgram } from './programs.ts';

/** Starts Chromium, beside which the other engines are measured. */
export function startChromium(): Promise<Browser> {
  return start({
    browser: 'chrome',
    ...findChromium(),
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-prefers-reduced-motion'],
  });
}

type Prepare = (page: Page) => Promise<unknown>;

/** Starts Firefox, and speaks WebDriver BiDi with it. `prepare` gets each new window before it is used. */
export function startFirefox(options: LaunchOptions = {}, prepare?: Prepare): Promise<Browser> {
  const settings: LaunchOptions = {
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findProgram('firefox'),
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Bars for scrolling lie over the page, as on phones, so that pages are as wide as in the other engines.
      'ui.useOverlayScrollbars': 1,
      // Firefox would ask with which program to open a mail.
      'network.protocol-handler.external.mailto': false,
    },
    ...options,
  };
  return start(settings, prepare);
}

async function start(options: LaunchOptions, prepare?: Prepare): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, env: { ...process.env, ...options.env, TZ: TIME_ZONE } });
  return {
    openWindow: async () => openWindow(await browser.createBrowserContext(), prepare),
    close: () => browser.close(),
  };
}

async function openWindow(context: BrowserContext, prepare?: Prepare): Promise<Engine> {
  const page = await context.newPage();
  await page.setViewport(DESKTOP);
  await prepare?.(page);
  return {
    open: async (url) => void (await page.goto(url)),
    // `page.goBack` waits for a load, which a page that the browser has kept does not have.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    type: (text) => page.keyboard.type(text),
    takePicture: () => page.screenshot(),
    close: () => context.close(),
  };
}
