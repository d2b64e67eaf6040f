import type { Page } from '@playwright/test';

const PLAYER = 'https://www.youtube-nocookie.com/**';

/** Answers messages as YouTube's player does. */
const PLAYER_PAGE = `<!doctype html><html lang="en"><title>Player</title>
  <script>addEventListener('message', (event) => event.source.postMessage('{"event":"onReady"}', event.origin))</script>`;

/** Stands in for YouTube, whose player answers. */
export async function letVideosPlay(page: Page): Promise<void> {
  await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: PLAYER_PAGE }));
}

/** Stands in for a network that keeps YouTube out: an empty page comes in its place. */
export async function keepVideosOut(page: Page): Promise<void> {
  await page.route(PLAYER, (route) => route.fulfill({ body: '' }));
}
