import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findClippedText } from '../../clipped-text.ts';
import { POSTS, SERVICES } from '../../content.ts';
import { drawWhole } from '../../draw-whole.ts';
import { findSmallTargets } from '../../small-targets.ts';
import { compareBoxes, listBoxes, TOLERANCES_PX } from '../boxes.ts';
import type { Engine } from '../engine.ts';
import { expect, test } from '../fixtures.ts';
import { Person } from '../person.ts';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Pages that together hold nearly every component. */
const PAGES = {
  home: '/',
  service: `/services/${SERVICES[0]?.slug}`,
  services: '/services',
  symptoms: '/symptoms',
  book: '/book',
  contact: '/contact',
  about: '/about',
  technology: '/technology',
  post: `/blogs/${POSTS[0]?.slug}`,
};

const PICTURES = join(import.meta.dirname, '../../../test-results/browsers/pictures');

for (const [name, path] of Object.entries(PAGES)) {
  for (const window of WINDOWS) {
    test(`${path} at ${window.width} px has everything where Chromium has it`, async ({
      engine,
      engineName,
      chromium,
      clinic,
    }) => {
      const [expected, found] = await Promise.all(
        [chromium, engine].map(async (one) => {
          await one.resize(window.width, window.height);
          await new Person(one).open(clinic.url + path);
          return look(one);
        }),
      );
      await mkdir(PICTURES, { recursive: true });
      for (const [label, look] of [['chromium', expected] as const, [engineName, found] as const]) {
        await writeFile(join(PICTURES, `${name}-${window.width}-${label}.png`), look?.picture ?? '');
      }
      if (!expected || !found) throw new Error('Nothing was looked at.');
      expect.soft(compareBoxes(expected.boxes, found.boxes, TOLERANCES_PX[engineName])).toEqual([]);
      expect.soft(found.overflow, 'scrolls sideways').toBe(expected.overflow);
      expect.soft(found.clipped, 'text is cut off').toEqual(expected.clipped);
      expect.soft(found.small, 'targets too small for a finger').toEqual([]);
    });
  }
}

/** Reads what a person sees of a page once its letters and the pictures in the window are there. */
async function look(engine: Engine) {
  await engine.evaluate(drawWhole);
  await engine.evaluate(async () => {
    // The names of other languages are in a font of the system, which each engine chooses as it likes.
    for (const link of document.querySelectorAll('a[lang]:not([lang|=en])')) link.remove();
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const picture = await engine.takePicture();
  const boxes = await engine.evaluate(listBoxes);
  const overflow = await engine.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  // Both run a function in the page, and do nothing else with it.
  const page = engine as unknown as Page;
  const clipped = await findClippedText(page);
  const small = await findSmallTargets(page);
  return { picture, boxes, overflow, clipped, small };
}
