import type { BrowserContext } from '@playwright/test';

/** Answers requests in place of Google, not before `start`, and lists their addresses. */
export async function serveGoogle(context: BrowserContext, start = Promise.resolve()): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/https:\/\/([^/]+\.)?(google|gstatic|googleapis)\.com\//, async (route) => {
    asked.push(route.request().url());
    await start;
    return route.fulfill({ contentType: 'text/html', body: 'map' });
  });
  return asked;
}
