import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** All script of the wizard's page, compressed. */
export const BOOK_SCRIPT_MAX_BYTES = 75 * 1024;
/** All script of any other page before the first sign of a person, compressed. */
export const PAGE_SCRIPT_MAX_BYTES = 12 * 1024;
/** Compressed HTML with its inlined styles. */
export const PAGE_HTML_MAX_BYTES = 24 * 1024;

export const getCompressedBytes = (text: string) => brotliCompressSync(text).length;

/** Opens a page, waits until it is quiet, and returns the brotli size of each script file and of all together. */
export async function openAndWeigh(page: Page, address: string) {
  const files: Promise<{ url: string; bytes: number; isReact: boolean }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    files.push(
      response.text().then((text) => ({
        url: response.url(),
        bytes: getCompressedBytes(text),
        isReact: text.includes('react.dev/errors') || text.includes('Symbol.for("react'),
      })),
    );
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  const scripts = await Promise.all(files);
  return {
    html,
    react: scripts.filter(({ isReact }) => isReact).map(({ url }) => url),
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, getCompressedBytes(inline.join('\n'))),
  };
}
