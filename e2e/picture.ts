import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** The time to wait for a picture, which usually takes a tenth of a second. */
const ANSWER_LIMIT_MS = 10_000;
const MAX_ATTEMPTS = 3;

export type Rgb = [red: number, green: number, blue: number];
export type Clip = { x: number; y: number; width: number; height: number };

/** The pixels of a part of the page. */
export type Picture = {
  width: number;
  height: number;
  data: Buffer;
  getColor: (x: number, y: number) => Rgb;
  isSameAs: (other: Picture) => boolean;
};

/**
 * Takes a picture of a part of the page, in CSS px. It does not wait as Playwright does, because some tests take
 * hundreds of pictures. For a part beyond the window, Chromium lays the page out as in a window of that size.
 */
export async function takePicture(devtools: CDPSession, clip: Clip, { isBeyondWindow = false } = {}): Promise<Picture> {
  // Chromium would never answer.
  if (clip.width <= 0 || clip.height <= 0) throw new Error(`No picture has this size: ${JSON.stringify(clip)}.`);
  const png = await captureScreenshot(devtools, {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: isBeyondWindow,
    optimizeForSpeed: true,
  });
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const getColor = (x: number, y: number): Rgb => {
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const isSameAs = (other: Picture) => data.equals(other.data);
  return { width: info.width, height: info.height, data, getColor, isSameAs };
}

/** Asks again when no answer comes, because Chromium forgets one of some thousand such requests. */
async function captureScreenshot(devtools: CDPSession, options: object): Promise<string> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const answer = devtools.send('Page.captureScreenshot', options);
    const shot = await Promise.race([answer, sleep(ANSWER_LIMIT_MS, null, { ref: false })]);
    if (shot) return shot.data;
    answer.catch(() => undefined);
  }
  throw new Error(`Chromium took no picture in ${MAX_ATTEMPTS} attempts of ${ANSWER_LIMIT_MS} ms.`);
}

/** Loads and decodes every picture and font of the page, so that `takePicture` shows them. */
export function loadPictures(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => {}));
    return Promise.all([document.fonts.ready, ...pictures]).then(() => undefined);
  });
}
/** Returns WCAG's contrast of two colors, from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [lighter = 1, darker = 1] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
