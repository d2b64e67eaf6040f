import type { BrowserContext } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { ContactPage } from './pages/ContactPage.ts';

export const test = base.extend<{ contact: ContactPage }>({
  contact: async ({ page }, use) => use(new ContactPage(page)),
});

/** Answers requests in place of Google, and lists their addresses. */
export async function serveGoogle(context: BrowserContext, body: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/https:\/\/([^/]+\.)?(google|gstatic|googleapis)\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}
