import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { BUILT_SITE, readPage } from './built-site.ts';

/**
 * The most compressed script of a page before the first sign of a person. A quarter KiB of it opens dialogs so that their
 * titles are heard (`ui/src/open-dialog.ts`).
 */
const EARLY_SCRIPT_MAX_BYTES = 3250;
/**
 * The limits of pages that do more from the start: waves and backgrounds, the form that waits for the wizard. Each page
 * also keeps the first press on the magnifier for the search.
 */
const EARLY_SCRIPT_EXCEPTIONS: Record<string, number> = {
  '/': 6.05 * 1024,
  // A fifth of a KiB knows whether the desk is open.
  '/book': 4.7 * 1024,
  // Searches at once for what its address names.
  '/search': 4.5 * 1024,
};
/**
 * Pages with a button to listen may have so much more: it shows as soon as there is a voice, not only at a sign of a
 * person. A tenth of it knows whether the desk is open (docs/decisions/013).
 */
const READ_ALOUD_BYTES = 0.85 * 1024;
/**
 * The most compressed script of the awake wizard's page. Two KiB of it are the doctors' timetables and kinds of
 * visits, which no time can be shown without (docs/decisions/015), and half a KiB the line that says whom to ask
 * about one's data (docs/decisions/027). Three quarters of a KiB are what the wizard needs to show the names and
 * times of another language (docs/decisions/009). A third of a KiB says whose name to write and knows when an address
 * may be asked about; the question itself comes late. A third of a KiB knows whether the desk is open, and when a
 * number was left.
 */
export const BOOK_SCRIPT_MAX_BYTES = 79.2 * 1024;
/**
 * The most compressed HTML of a page, with its inlined styles. A quarter KiB of it are the search in the header and
 * the link to the signs in the footer (docs/decisions/014), half a KiB the page's other languages
 * (docs/decisions/009), and half a KiB the heights of its sections (docs/decisions/006), and half a KiB the ids and
 * tiers of signs (docs/decisions/012), and a tenth of a KiB the names of menu and tables, which are heard.
 */
export const PAGE_HTML_MAX_BYTES = 26 * 1024;
/**
 * The most elements of a page. Twenty-five of them are the names of its other languages, in header, menu and footer, and two the link
 * to the statement on accessibility. Some sixty belong to the boxes of signs, with a button that reads each aloud.
 */
const PAGE_NODES_MAX = 890;
/** The limits of pages that name every urgent sign. */
const PAGE_NODES_EXCEPTIONS: Record<string, number> = { '/symptoms': 1230, '/search': 975 };

export const getNodesMax = (path: string) => PAGE_NODES_EXCEPTIONS[path] ?? PAGE_NODES_MAX;

/** Elements whose content is text or not part of the page's tree. */
const HIDDEN_CONTENT = /<(template|script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

export const getCompressedBytes = (text: string) => brotliCompressSync(text).length;

export const getEarlyScriptMaxBytes = (path: string) =>
  (EARLY_SCRIPT_EXCEPTIONS[path] ?? EARLY_SCRIPT_MAX_BYTES) +
  (readPage(path).includes('data-read-aloud') ? READ_ALOUD_BYTES : 0);

/** Counts the elements of a built page. */
export function countNodes(path: string): number {
  const html = readPage(path).replace(HIDDEN_CONTENT, '<$1>');
  return html.match(/<[a-z][\w-]*/gi)?.length ?? 0;
}

/** Returns the compressed bytes of the script that a built page runs before the first sign of a person. */
export function weighEarlyScript(path: string): number {
  const listed = /<html[^>]* data-scripts="([^"]*)"/.exec(readPage(path))?.[1]?.split(' ') ?? [];
  const files = [...findFiles(listed)].map((file) => getCompressedBytes(readFileSync(file, 'utf8')));
  return files.reduce((sum, bytes) => sum + bytes, weighInlineScript(path));
}

/** Returns the compressed bytes of the script within a built page. */
export function weighInlineScript(path: string): number {
  const scripts = readPage(path).matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g);
  return getCompressedBytes([...scripts].map(([, text]) => text).join('\n'));
}

/** Finds these files of the built site and everything that they import statically. */
function findFiles(addresses: readonly string[], found = new Set<string>()): Set<string> {
  for (const address of addresses) {
    const file = join(BUILT_SITE, address);
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    findFiles(
      [...imports].map(([, name]) => `/_astro/${name}`),
      found,
    );
  }
  return found;
}

/** Watches the script files that a page requests from now on. Each call reads the files that have arrived by then. */
export function watchScripts(page: Page) {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  const readTexts = () =>
    Promise.all(answers.map(async (answer) => ({ url: answer.url(), text: await answer.text() })));
  return {
    readBytes: async () => (await readTexts()).reduce((sum, { text }) => sum + getCompressedBytes(text), 0),
    findReact: async () => (await readTexts()).filter(({ text }) => isReact(text)).map(({ url }) => url),
  };
}

const isReact = (text: string) => text.includes('react.dev/errors') || text.includes('Symbol.for("react');
