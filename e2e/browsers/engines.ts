import type { Browser } from './engine.ts';
import { startChromium, startFirefox } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type EngineName = keyof typeof ENGINES;

export const ENGINES = {
  chromium: startChromium,
  firefox: () => startFirefox(),
  webkit: startWebKit,
} satisfies Record<string, () => Promise<Browser>>;
