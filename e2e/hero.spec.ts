import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { readPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { motionEnds } from './motion.ts';
import { HomeHero } from './pages/HomeHero.ts';
import { getContrast, type Rgb, takePicture } from './picture.ts';

const CAPTIONS = [
  'Precision-driven robotic surgery',
  'Minimally invasive, maximum care',
  'Faster recovery through modern laparoscopy',
  'Advanced care, human touch',
] as const;
const [ROBOTIC, INVASIVE, LAPAROSCOPY, HUMAN] = CAPTIONS;

/** How far each wave is lit when extended, in per cent of the hero's width. */
const CAPS = { [ROBOTIC]: 70, [INVASIVE]: 65, [LAPAROSCOPY]: 72, [HUMAN]: 78 };

/** A frame or two, for what is drawn with the next one. */
const FRAMES_MS = 50;

/** The page's clock stands still from here on and is moved by hand. */
async function openWithClock(page: Page): Promise<HomeHero> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  return new HomeHero(page);
}

async function getCentre(dot: Locator) {
  const box = await dot.boundingBox();
  if (!box) throw new Error('The dot is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the mouse onto a dot: it drifts, so Playwright would wait in vain for it to stand still. */
async function hover(page: Page, dot: Locator) {
  const { x, y } = await getCentre(dot);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
}

async function getLength(page: Page, dot: Locator): Promise<number> {
  const { x } = await getCentre(dot);
  return (100 * x) / (page.viewportSize()?.width ?? 1);
}

test('a visitor sees the headline, the sub-line and both buttons with their targets', async ({ page }) => {
  await page.goto('/');
  const { region } = new HomeHero(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Redefining\s+surgery with\s+technology\s+and trust\s*$/,
  );
  await expect(region.getByText('Delivering precision-driven care with compassion and excellence.')).toBeVisible();
  await expect(region.getByRole('link', { name: 'Book appointment' })).toHaveAttribute('href', '/book');
  await expect(region.getByRole('link', { name: 'Enquiry' })).toHaveAttribute('href', '/contact');
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`a visitor sees the whole hero on a screen of ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const hero = await openWithClock(page);
    expect((await hero.region.boundingBox())?.height).toBe(viewport.height);
    const link = await hero.region.getByRole('link', { name: 'Enquiry' }).boundingBox();
    const dot = await hero.dot(ROBOTIC).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((dot?.y ?? 0) + 2);
  });
}

for (const viewport of [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
]) {
  test(`a visitor reads the headline and reaches both buttons on a phone on its side, ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const boxes = await readHeroBoxes(page);
    expect(findOverlaps(boxes)).toEqual([]);
    expect(boxes.find(({ name }) => name === 'Enquiry')?.bottom).toBeLessThanOrEqual(viewport.height);
  });
}

for (const viewport of [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 932, height: 430 },
]) {
  test(`a visitor finds nothing of the hero over something else in a window of ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    expect(findOverlaps(await readHeroBoxes(page))).toEqual([]);
  });
}

for (const viewport of [
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 899, height: 700 },
  { width: 844, height: 390 },
]) {
  test(`a visitor sees the buttons beside the lamps, ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { region, slides } = new HomeHero(page);
    await expect(slides.first().getByRole('img')).toHaveJSProperty('complete', true);
    const link = region.getByRole('link', { name: 'Enquiry' });
    const letters = (await link.evaluate((element) => getComputedStyle(element).color))
      .match(/\d+/g)
      ?.map(Number) as Rgb;
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not shown.');
    const { x, y, width, height } = box;
    const around = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
    await link.evaluate((element) => Object.assign(element.style, { visibility: 'hidden' }));
    const picture = await takePicture(await page.context().newCDPSession(page), around);
    let lowest = 21;
    for (let row = 0; row < picture.height; row++)
      for (let column = 0; column < picture.width; column++)
        lowest = Math.min(lowest, getContrast(letters, picture.getColor(column, row)));
    expect(lowest).toBeGreaterThanOrEqual(7);
  });
}

type Box = { name: string; left: number; top: number; right: number; bottom: number };

/** Where the header's controls and the hero's words, buttons and dots stand. */
function readHeroBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'header a, header button, [data-hero] h1, [data-hero] h1 ~ p, [data-hero] h1 ~ * > a, [data-hero-pause], [data-wave="0"] button',
    );
    return [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, top, right, bottom } = (/^(H1|P)$/.test(part.tagName) ? range : part).getBoundingClientRect();
        return { name: part.textContent.trim(), left, top, right, bottom };
      });
  });
}

/** Pairs of boxes that share some of their room. */
function findOverlaps(boxes: Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
      )
      .map((other) => `${one.name} | ${other.name}`),
  );
}

test('a visitor finds four dots, named by their captions and large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const { dots } = new HomeHero(page);
  await expect(dots).toHaveText([...CAPTIONS]);
  for (const dot of await dots.all()) {
    const box = await dot.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await getLength(page, dot)).toBeCloseTo(29, 0);
  }
});

for (const width of [1920, 1280, 390]) {
  test(`a visitor who hovers a dot sees its wave extend to its cap and its card open, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const hero = await openWithClock(page);
    for (const dot of await hero.dots.all()) expect(await getLength(page, dot)).toBeCloseTo(29, 0);
    for (const caption of CAPTIONS) {
      const dot = hero.dot(caption);
      await hover(page, dot);
      await expect(dot).toHaveAttribute('aria-expanded', 'true');
      await expect(hero.card).toHaveCSS('opacity', '1');
      await expect(hero.card).toHaveText(caption);
      await expect(hero.card.getByRole('img')).toHaveJSProperty('complete', true);
      await page.clock.runFor(1100 + FRAMES_MS);
      expect(await getLength(page, dot)).toBeCloseTo(CAPS[caption], 0);
      // Elsewhere, until the wave has come back.
      await page.mouse.move(20, 120);
      await page.clock.fastForward(3000);
      await page.clock.runFor(500 + FRAMES_MS);
      await expect(hero.card).not.toBeVisible();
    }
  });
}

test('a visitor sees the card right of the dot, or left of it where it would leave the hero', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const hero = await openWithClock(page);
  for (const [caption, side] of [
    [ROBOTIC, 'right'],
    [HUMAN, 'left'],
  ] as const) {
    await hero.dot(caption).dispatchEvent('click');
    await page.clock.runFor(500 + 1100 + FRAMES_MS);
    await expect(hero.card).toHaveText(caption);
    const dot = await getCentre(hero.dot(caption));
    const card = await hero.card.boundingBox();
    if (!card) throw new Error('The card is not shown.');
    if (side === 'right') expect(card.x).toBeGreaterThan(dot.x);
    else expect(card.x + card.width).toBeLessThan(dot.x);
    expect(card.x + card.width).toBeLessThan(1440);
    expect(900 - (card.y + card.height)).toBeGreaterThanOrEqual(96);
  }
});

test('a visitor on a phone sees the card as a row between the buttons and the waves', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const hero = await openWithClock(page);
    await hero.dot(LAPAROSCOPY).dispatchEvent('click');
    await page.clock.runFor(1100 + FRAMES_MS);
    const card = await hero.card.boundingBox();
    const link = await hero.region.getByRole('link', { name: 'Enquiry' }).boundingBox();
    const dot = await hero.dot(ROBOTIC).boundingBox();
    if (!card || !link || !dot) throw new Error('Something is not shown.');
    expect(card.x).toBeGreaterThan(0);
    expect(card.x + card.width).toBeLessThan(viewport.width);
    expect(card.y).toBeGreaterThanOrEqual(link.y + link.height);
    expect(card.y + card.height).toBeLessThanOrEqual(dot.y + 8);
  }
});

test('a visitor who selects another wave sees the first retract in 0.5 s before the new one extends', async ({
  page,
}) => {
  const hero = await openWithClock(page);
  await hero.dot(ROBOTIC).dispatchEvent('click');
  await page.clock.runFor(1100 + FRAMES_MS);
  await hero.dot(INVASIVE).dispatchEvent('click');
  await expect(hero.card).not.toBeVisible();
  await page.clock.runFor(400);
  expect(await getLength(page, hero.dot(INVASIVE))).toBeCloseTo(29, 0);
  await page.clock.runFor(100 + FRAMES_MS);
  expect(await getLength(page, hero.dot(ROBOTIC))).toBeCloseTo(29, 0);
  await expect(hero.card).toHaveText(INVASIVE);
  await page.clock.runFor(1100);
  expect(await getLength(page, hero.dot(INVASIVE))).toBeCloseTo(65, 0);
});

test('a visitor whose pointer rests where the dot was loses the card 3 s after the wave is out', async ({ page }) => {
  const hero = await openWithClock(page);
  await hover(page, hero.dot(LAPAROSCOPY));
  await page.clock.runFor(1100 + 2900);
  await expect(hero.card).toBeVisible();
  await page.clock.runFor(200);
  await expect(hero.card).not.toBeVisible();
  await page.clock.runFor(500 + FRAMES_MS);
  expect(await getLength(page, hero.dot(LAPAROSCOPY))).toBeCloseTo(29, 0);
});

test('a visitor keeps the card open by hovering it, and loses it 1.5 s after leaving', async ({ page }) => {
  const hero = await openWithClock(page);
  await hover(page, hero.dot(LAPAROSCOPY));
  await page.clock.runFor(1100 + FRAMES_MS);
  const card = await hero.card.boundingBox();
  if (!card) throw new Error('The card is not shown.');
  await page.mouse.move(card.x + card.width / 2, card.y + 40);
  await page.clock.runFor(10_000);
  await expect(hero.card).toBeVisible();
  await page.mouse.move(20, 120);
  await page.clock.runFor(1400);
  await expect(hero.card).toBeVisible();
  await page.clock.runFor(200);
  await expect(hero.card).not.toBeVisible();
});

test('a visitor with a keyboard opens a card by focus, keeps it and closes it with Escape', async ({ page }) => {
  const hero = await openWithClock(page);
  await hero.region.getByRole('link', { name: 'Enquiry' }).focus();
  await page.keyboard.press('Tab');
  await expect(hero.dot(ROBOTIC)).toBeFocused();
  await expect(hero.card).toHaveText(ROBOTIC);
  await page.clock.runFor(20_000);
  await expect(hero.card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hero.card).not.toBeVisible();
  await expect(hero.dot(ROBOTIC)).toBeFocused();
  await page.clock.runFor(600);
  await page.keyboard.press('Enter');
  await expect(hero.card).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a visitor opens a card with a tap, and it closes by itself', async ({ page }) => {
    const hero = await openWithClock(page);
    const { x, y } = await getCentre(hero.dot(HUMAN));
    await page.touchscreen.tap(x, y);
    await expect(hero.card).toHaveText(HUMAN);
    await page.clock.runFor(1100 + 2900);
    await expect(hero.card).toBeVisible();
    await page.clock.runFor(200);
    await expect(hero.card).not.toBeVisible();
  });
});

test('a visitor sees the background change every 6 s, from the third back to the first', async ({ page }) => {
  const hero = await openWithClock(page);
  await page.clock.runFor(1000);
  await expect(hero.slides).toHaveCount(3);
  for (const image of await hero.slides.locator('img').all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  }
  const readCurrent = () =>
    hero.slides.evaluateAll((slides) => slides.findIndex((slide) => slide.matches('[data-current]')));
  const first = await readCurrent();
  while ((await readCurrent()) === first) await page.clock.runFor(100);
  for (const step of [1, 2, 3]) {
    const shown = (first + step) % 3;
    expect(await readCurrent()).toBe(shown);
    await expect(hero.slides.nth(shown)).toHaveCSS('transition-duration', '1.2s');
    await page.clock.runFor(5800);
    expect(await readCurrent()).toBe(shown);
    await page.clock.runFor(200);
  }
});

test('a visitor never sees a background whose picture cannot be had', async ({ page }) => {
  const [second = ''] = /<template>.*?<\/template>/s.exec(readPage('/')) ?? [];
  const broken: string[] = second.match(/\/_astro\/[^ ,"]+/g) ?? [];
  expect(broken.length).toBeGreaterThan(2);
  await page.route(
    ({ pathname }) => broken.includes(pathname),
    (route) => route.abort(),
  );
  const hero = await openWithClock(page);
  await page.clock.runFor(1000);
  await expect(hero.slides).toHaveCount(3);
  const isComplete = (slide: number) =>
    hero.slides
      .nth(slide)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.complete);
  for (const slide of [1, 2]) await expect.poll(() => isComplete(slide)).toBe(true);
  const shown = new Set<number>();
  for (let second = 0; second < 20; second++) {
    shown.add(await hero.slides.evaluateAll((slides) => slides.findIndex((slide) => slide.matches('[data-current]'))));
    await page.clock.runFor(1000);
  }
  expect([...shown].sort()).toEqual([0, 2]);
});

test('a visitor downloads neither later backgrounds nor card pictures before the page has loaded', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'load' });
  const held = await page
    .locator('[data-hero] template')
    .evaluateAll((templates) => templates.map((template) => (template as HTMLTemplateElement).innerHTML).join());
  const isHeld = (path: string) => held.includes(path) && path.startsWith('/_astro/');
  expect(held).toContain('.avif');
  expect(requested.filter(isHeld)).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => requested.filter(isHeld).length).toBe(2);
});

test('a visitor stops everything with Pause and starts it again with Play', async ({ page }) => {
  const hero = await openWithClock(page);
  await page.clock.runFor(1000);
  await expect(hero.slides).toHaveCount(3);
  const readDots = () => hero.dots.evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().y));
  const moving = await readDots();
  await page.clock.runFor(2000);
  expect(await readDots()).not.toEqual(moving);

  await hero.pause.click();
  await page.clock.runFor(FRAMES_MS);
  const paused = await readDots();
  const shown = await hero.slides.evaluateAll((slides) => slides.findIndex((slide) => 'current' in slide.dataset));
  await page.clock.runFor(15_000);
  expect(await readDots()).toEqual(paused);
  await expect(hero.slides.nth(shown)).toHaveAttribute('data-current', '');
  await hero.dot(HUMAN).dispatchEvent('click');
  await page.clock.runFor(1100 + FRAMES_MS);
  expect(await getLength(page, hero.dot(HUMAN))).toBeCloseTo(78, 0);

  await hero.play.click();
  await page.clock.runFor(2000);
  expect(await readDots()).not.toEqual(paused);
  await expect(hero.pause).toBeVisible();
});

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor finds everything stopped, and a wave is out at once', async ({ page }) => {
    const hero = await openWithClock(page);
    await expect(hero.play).toBeVisible();
    await page.clock.runFor(8000);
    await expect(hero.slides).toHaveCount(1);
    await hero.dot(LAPAROSCOPY).click();
    await page.clock.runFor(FRAMES_MS);
    await expect.poll(() => getLength(page, hero.dot(LAPAROSCOPY))).toBeCloseTo(72, 0);
    await expect(hero.card).toBeVisible();
  });

  for (const width of [360, 768, 1280]) {
    test(`a visitor sees each dot on its button, at rest and extended, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const hero = new HomeHero(page);
      await expect(hero.play).toBeVisible();
      expect(await readDotDistance(hero)).toBeLessThanOrEqual(1);
      for (const caption of CAPTIONS) {
        const dot = hero.dot(caption);
        await dot.click();
        await expect.poll(() => getLength(page, dot)).toBeGreaterThan(50);
        await motionEnds(hero.region);
        expect(await readDotDistance(hero), caption).toBeLessThanOrEqual(1);
      }
    });
  }
});

/** The largest distance in px of what is drawn as a dot, or as the end of its line, from what is pressed. */
function readDotDistance(hero: HomeHero): Promise<number> {
  return hero.dots.evaluateAll((buttons) => {
    const distances = buttons.flatMap((button, index) => {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const dot = button.parentElement as HTMLElement;
      const swings = ['::before', '::after'].map((part) =>
        Number.parseFloat(getComputedStyle(dot, part).translate.split(' ')[1] ?? '0'),
      );
      const path = document.querySelectorAll<SVGPathElement>('[data-wave-line] path')[index] as SVGPathElement;
      const drawing = path.ownerSVGElement?.getBoundingClientRect() as DOMRect;
      const view = path.ownerSVGElement?.viewBox.baseVal as DOMRect;
      const toX = (at: number) => drawing.x + (at / view.width) * drawing.width;
      // A line runs from left to right: halved until its point above the dot is found.
      let [start, end] = [0, path.getTotalLength()];
      while (end - start > 0.1) {
        const middle = (start + end) / 2;
        if (toX(path.getPointAtLength(middle).x) < x) start = middle;
        else end = middle;
      }
      const nearest = path.getPointAtLength(start);
      return [...swings, drawing.y + (nearest.y / view.height) * drawing.height - y];
    });
    return Math.max(...distances.map(Math.abs));
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sees the picture, the lines with their captions and no dead control', async ({ page }) => {
    await page.goto('/');
    const { region, dots } = new HomeHero(page);
    await expect(region.getByRole('img').first()).toBeVisible();
    await expect(region.locator('[data-wave-line]')).toHaveCount(4);
    for (const caption of CAPTIONS) await expect(region.getByText(caption).filter({ visible: true })).toHaveCount(1);
    await expect(dots).toHaveCount(0);
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(region.getByRole('link', { name: 'Enquiry' })).toBeVisible();
  });
});

test('a visitor sees nothing jump when the script comes: the server drew the waves at rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readLines = () =>
    page.locator('[data-wave-line] path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  await page.route('**/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(new HomeHero(page).dots).toHaveCount(4);
  const fromServer = { lines: await readLines(), dots: await new HomeHero(page).dots.evaluateAll(readPlaces) };
  await page.unroute('**/*.js');
  await page.reload();
  await expect(new HomeHero(page).play).toBeVisible();
  expect(await readLines()).toEqual(fromServer.lines);
  expect(await new HomeHero(page).dots.evaluateAll(readPlaces)).toEqual(fromServer.dots);
});

function readPlaces(dots: Element[]): string[] {
  return dots.map((dot) => {
    const { x, y } = dot.getBoundingClientRect();
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

for (const width of [1280, 390]) {
  test(`axe finds nothing in the hero with an open card, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const hero = new HomeHero(page);
    await hero.dot(INVASIVE).click();
    await expect(hero.card).toBeVisible();
    expect(await findBarriers(page, '[data-hero]')).toEqual([]);
  });
}
