import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { ENGLISH, LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import type { PageLocals, Render, Rendered, RenderedPage } from '@clinic/contract/site-pages.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import type { PageReply, PageRequest, PageThreadData, PageThreadStart, SiteEntries } from './page-thread.ts';
import { StartupError } from './startup-error.ts';

/** Renders a page of the site with these locals, in their language. Rejects with the error that a component throws. */
export type RenderPage = (page: RenderedPage, locals: PageLocals) => Promise<Rendered>;

/** Call `close` when no more pages are asked for: it ends the thread in which they are rendered. */
export type SiteRenderer = { renderPage: RenderPage; close: () => Promise<void> };

/** A page takes some milliseconds. A thread that owes an answer for this long is treated as lost. */
const RENDERING_MAX_MS = 10_000;

/** Several times what pages of all languages need. A page that fills it ends its thread, and not the process. */
const HEAP_MAX_MB = 256;

/**
 * Loads the part of a built site that renders pages into a thread of its own; `null` when there is none. A thread that
 * ends is replaced. Throws StartupError.
 */
export async function loadSiteRenderer(siteDir: string): Promise<SiteRenderer | null> {
  const entries = findEntries(siteDir);
  if (!entries) return null;

  let thread: Promise<PageThread> | null = null;
  const getThread = () => {
    thread ??= startPageThread(siteDir, entries, () => (thread = null));
    return thread;
  };
  await getThread();
  return {
    renderPage: async (path, locals) => (await getThread()).render(path, locals),
    close: async () => {
      await (await thread)?.end();
    },
  };
}

/** Finds the server entries of a built site; `null` when there is none. */
function findEntries(siteDir: string): SiteEntries | null {
  const toEntry = (language: LanguageCode) => {
    return join(siteDir, 'server', language === ENGLISH ? '' : language, 'entry.mjs');
  };
  const built = LANGUAGE_CODES.filter((language) => existsSync(toEntry(language)));
  if (!built.includes(ENGLISH)) return null;
  return { [ENGLISH]: toEntry(ENGLISH), ...Object.fromEntries(built.map((language) => [language, toEntry(language)])) };
}

type PageThread = { render: Render; end: () => Promise<unknown> };

/** Starts the thread that renders. Calls `onEnd` once when the thread ends. */
async function startPageThread(siteDir: string, entries: SiteEntries, onEnd: () => void): Promise<PageThread> {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: { entries, port: port2 } satisfies PageThreadData,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });

  const waiting = new Map<number, (reply: PageReply | { thrown: unknown }) => void>();
  let cause: unknown = Object.assign(new Error(`the thread that renders pages of ${siteDir} has ended`), {
    name: 'PageThread',
  });
  worker.once('error', (error) => (cause = error));
  worker.once('exit', () => {
    onEnd();
    for (const settle of waiting.values()) settle({ thrown: cause });
  });

  const { startupError } = await new Promise<PageThreadStart>((resolve, reject) => {
    port.once('message', resolve);
    worker.once('exit', () => reject(cause));
  });
  if (startupError !== null) {
    await worker.terminate();
    throw new StartupError(`${siteDir}: ${startupError}. Build again with: npm run build`);
  }
  port.on('message', (reply: PageReply) => waiting.get(reply.id)?.(reply));
  // The server's sockets keep the process running, and not this thread.
  port.unref();
  worker.unref();

  let lastId = 0;
  const render: Render = (path, locals) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      port.postMessage({ id, path, locals } satisfies PageRequest);
      const timer = setTimeout(() => worker.terminate(), RENDERING_MAX_MS);
      waiting.set(id, (reply) => {
        waiting.delete(id);
        clearTimeout(timer);
        if ('rendered' in reply) resolve(reply.rendered);
        else reject('thrown' in reply ? reply.thrown : Object.assign(new Error(), reply.error));
      });
    });
  return { render, end: () => worker.terminate() };
}

/** Renders pages with Astro's development server, so that they follow changes of their sources. It has one language. */
export function renderByDevelopmentServer(url: string): SiteRenderer {
  async function render(path: RenderedPage, locals: PageLocals): Promise<string> {
    const response = await fetch(url + path, {
      method: 'POST',
      // Astro refuses forms and plain text without an Origin header, but takes JSON.
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(withoutDirectionMarks(locals)),
    });
    if (response.ok) return response.text();
    throw new Error(`The page ${path} was answered with ${response.status}.`);
  }
  return {
    renderPage: async (page, locals) => ({ body: await render(page, locals), policy: null }),
    close: async () => undefined,
  };
}
