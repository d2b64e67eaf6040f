import { readPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { CAPTIONS, FRAMES_MS, getLength, HUMAN, LAPAROSCOPY, openWithClock } from './hero-waves.ts';
import { LONG, longIf } from './long.ts';
import { motionEnds } from './motion.ts';
import { HomeHero } from './pages/HomeHero.ts';
import { lateScriptsRun } from './person.ts';
import { saveData } from './saved-data.ts';

test('a visitor sees the background change every 6 s, from the third back to the first', async ({ page }) => {
  const hero = await openWithClock(page);
  const passTime = async (ms: number) => {
    await page.clock.runFor(ms);
    await expect.poll(() => hero.arePicturesComplete()).toBe(true);
  };
  while ((await hero.readShown()) === 0) await passTime(100);
  for (const shown of [1, 2, 0]) {
    expect(await hero.readShown()).toBe(shown);
    await expect(hero.slides.nth(shown)).toHaveCSS('transition-duration', '1.2s');
    await passTime(4000);
    await passTime(1800);
    expect(await hero.readShown()).toBe(shown);
    await passTime(200);
  }
});

test('a visitor never sees a background whose picture does not load', LONG, async ({ page }) => {
  const [second = ''] = /<template>.*?<\/template>/s.exec(readPage('/')) ?? [];
  const broken: string[] = second.match(/\/_astro\/[^ ,"]+/g) ?? [];
  expect(broken.length).toBeGreaterThan(2);
  await page.route(
    ({ pathname }) => broken.includes(pathname),
    (route) => route.abort(),
  );
  const hero = await openWithClock(page);
  const shown = new Set<number>();
  for (let second = 0; second < 20; second++) {
    shown.add(await hero.readShown());
    await page.clock.runFor(1000);
    await expect.poll(() => hero.arePicturesComplete()).toBe(true);
  }
  expect([...shown].sort()).toEqual([0, 2]);
});

test('a visitor downloads each later background shortly before its turn, and no card picture', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.runFor(FRAMES_MS);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
  const held = await page
    .locator('[data-hero] template')
    .evaluateAll((templates) => templates.map((template) => (template as HTMLTemplateElement).innerHTML).join());
  const isHeld = (path: string) => held.includes(path) && path.startsWith('/_astro/');
  expect(held).toContain('.avif');
  expect(requested.filter(isHeld)).toEqual([]);
  await page.clock.runFor(3000);
  expect(requested.filter(isHeld)).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => requested.filter(isHeld).length).toBe(1);
});

test('a visitor who saves data downloads no later background', LONG, async ({ page }) => {
  await saveData(page);
  const hero = await openWithClock(page);
  await page.clock.runFor(30_000);
  await expect(hero.slides).toHaveCount(1);
});

test('a visitor stops everything with Pause and starts it again with Play', async ({ page }) => {
  const hero = await openWithClock(page);
  const moving = await hero.readHeights();
  await page.clock.runFor(2000);
  expect(await hero.readHeights()).not.toEqual(moving);

  await hero.pause.click();
  await lateScriptsRun(page);
  await page.clock.runFor(FRAMES_MS);
  const paused = await hero.readHeights();
  const shown = await hero.readShown();
  await page.clock.runFor(15_000);
  expect(await hero.readHeights()).toEqual(paused);
  expect(await readDotDistance(hero), 'from a dot to its button').toBeLessThan(0.3);
  await expect(hero.slides.nth(shown)).toHaveAttribute('data-current', '');
  await hero.dot(HUMAN).dispatchEvent('click');
  await page.clock.runFor(1100 + FRAMES_MS);
  expect(await getLength(page, hero.dot(HUMAN))).toBeCloseTo(78, 0);

  await hero.play.click();
  await page.clock.runFor(2000);
  expect(await hero.readHeights()).not.toEqual(paused);
  await expect(hero.pause).toBeVisible();
});

test.describe('with the mobile notice', () => {
  test.use({ hasMobileNotice: true });

  test('a visitor sees nothing move behind the mobile notice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hero = await openWithClock(page);
    await page.clock.runFor(FRAMES_MS);
    const behindNotice = await hero.readHeights();
    await page.clock.runFor(20_000);
    expect(await hero.readHeights()).toEqual(behindNotice);
    await expect(hero.slides).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue on mobile' }).click();
    await page.clock.runFor(2000);
    expect(await hero.readHeights()).not.toEqual(behindNotice);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor finds everything stopped, and a wave extends at once', async ({ page }) => {
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
    test(`a visitor sees each dot on its button, ${width} px wide`, longIf(width !== 1280), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const hero = new HomeHero(page);
      await expect(hero.play).toBeVisible();
      expect(await readDotDistance(hero)).toBeLessThanOrEqual(1);
      for (const caption of CAPTIONS) {
        const dot = hero.dot(caption);
        await dot.click();
        await expect.poll(() => getLength(page, dot)).toBeGreaterThan(50);
        await motionEnds(dot);
        expect(await readDotDistance(hero), caption).toBeLessThanOrEqual(1);
      }
    });
  }
});

/** Reads the largest distance, in px along one axis, of a drawn dot or the end of its line from the dot's button. */
function readDotDistance(hero: HomeHero): Promise<number> {
  return hero.dots.evaluateAll((buttons) => {
    const distances = buttons.flatMap((button, index) => {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const light = button.parentElement?.querySelector('[data-dot-light]')?.getBoundingClientRect();
      const lit = document.querySelectorAll('[data-wave-line]')[index]?.querySelector<SVGPathElement>('[data-lit]');
      if (!light || !lit?.ownerSVGElement) return [Number.NaN];
      const drawing = lit.ownerSVGElement.getBoundingClientRect();
      const view = lit.ownerSVGElement.viewBox.baseVal;
      const end = lit.getPointAtLength(lit.getTotalLength());
      const endX = drawing.x + (end.x / view.width) * drawing.width;
      const endY = drawing.y + (end.y / view.height) * drawing.height;
      return [light.x - x, light.y - y, endX - x, endY - y];
    });
    return Math.max(...distances.map(Math.abs));
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sees the picture, the lines with their captions and no dead control', LONG, async ({ page }) => {
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

test('nothing jumps when the script arrives: the server drew the waves at rest', LONG, async ({ page }) => {
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
