import type { BrowserContext } from '@playwright/test';

/** Answers requests in place of Google, and lists their addresses. */
export async function serveGoogle(context: BrowserContext, body: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/https:\/\/([^/]+\.)?(google|gstatic|googleapis)\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}
