import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { letVideosPlay } from './video-player.ts';

const findStories = (page: Page) => page.getByRole('region', { name: 'Patient stories' });

test('a patient reads three testimonials in three tones and plays a video, whose player is not asked for before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await letVideosPlay(page);
  await page.goto('/');
  const stories = findStories(page);
  await expect(stories.getByRole('blockquote')).toHaveCount(3);
  await expect(stories.getByRole('img', { name: 'Rated 5 out of 5' })).toHaveCount(3);
  const grounds = await stories
    .locator('figure[data-tone]')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).backgroundColor));
  expect(new Set(grounds).size).toBe(3);

  const frame = stories.locator('iframe');
  await stories.scrollIntoViewIfNeeded();
  await expect(frame).toHaveCount(0);
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  await stories.getByRole('button', { name: 'Play the video of Sample Patient D' }).click();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/namunaVid01\?autoplay=1/);
  await expect(frame).toHaveAttribute('allow', /fullscreen/);
  await expect(frame).not.toHaveAttribute('allowfullscreen');
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(stories.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient plays a video by a plain link', async ({ page }) => {
    await page.goto('/');
    const stories = findStories(page);
    const link = stories.getByRole('link', { name: 'Watch on YouTube the video of Sample Patient D' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=namunaVid01');
    await expect(link).toBeVisible();
    await expect(stories.getByRole('button')).toHaveCount(0);
  });
});
