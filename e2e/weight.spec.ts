import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isErrorPage, listPages } from './built-site.ts';
import { expect, test } from './fixtures.ts';

/** All script of the wizard's page, as sent. */
const BOOK_SCRIPT_MAX_BYTES = 75 * 1024;
/** Plain script of any other page before anyone touches it. */
const PAGE_SCRIPT_MAX_BYTES = 12 * 1024;
/** Compressed HTML with its inlined styles. */
const PAGE_HTML_MAX_BYTES = 24 * 1024;

/** Script files asked for until the page is quiet, as sizes compressed by brotli. */
async function measureScripts(page: Page, path: string) {
  const scripts: { url: string; bytes: number; text: string }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = await response.text();
    scripts.push({ url: response.url(), bytes: brotliCompressSync(text).length, text });
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  return { scripts, html, inlineBytes: brotliCompressSync(inline.join('\n')).length };
}

const isReact = (text: string) => text.includes('react.dev/errors') || text.includes('Symbol.for("react');

for (const path of listPages().filter((page) => page !== '/book' && !isErrorPage(page))) {
  test(`${path} downloads no React before anyone touches it`, async ({ page }) => {
    const { scripts, html, inlineBytes } = await measureScripts(page, path);
    expect(scripts.filter(({ text }) => isReact(text)).map(({ url }) => url)).toEqual([]);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, inlineBytes)).toBeLessThanOrEqual(PAGE_SCRIPT_MAX_BYTES);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(PAGE_HTML_MAX_BYTES);
  });
}

test('/book keeps within its budget of script', async ({ page }) => {
  const { scripts, inlineBytes } = await measureScripts(page, '/book');
  expect(scripts.some(({ text }) => isReact(text))).toBe(true);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, inlineBytes)).toBeLessThanOrEqual(BOOK_SCRIPT_MAX_BYTES);
});
