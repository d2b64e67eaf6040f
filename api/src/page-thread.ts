import { pathToFileURL } from 'node:url';
import { type MessagePort, workerData } from 'node:worker_threads';
import {
  type PageLocals,
  RENDERED_PAGES,
  type Render,
  type Rendered,
  type RenderedPage,
  type RenderedText,
} from '@clinic/contract/rendered-pages.ts';
import { withoutDirectionMarks } from './direction-marks.ts';
import { getErrorCode } from './startup-error.ts';

/**
 * The data that the thread is given: the server entry of the built site, and a port of its own, because `node --watch`
 * uses the worker's port for its messages.
 */
export type PageThreadData = { entry: string; port: MessagePort };

/** The thread's first message: the page that cannot be rendered and why, or `null`. */
export type PageThreadStart = { startupError: string | null };

export type PageRequest = { id: number; path: RenderedPage | RenderedText; locals: PageLocals };

/** An error whose class does not survive the way between threads. */
export type PlainError = { name: string; code: string; message: string; stack: string | undefined };

export type PageReply = { id: number } & ({ rendered: Rendered } | { error: PlainError });

const { entry, port }: PageThreadData = workerData;
// Not awaited here: Node would warn of a site that never comes.
start();

/** Loads the built site, and from then on renders the pages that are asked for on the port. */
async function start(): Promise<void> {
  // Without this React loads its development build, which is several times slower.
  process.env.NODE_ENV ||= 'production';
  const { render }: { render: Render } = await import(pathToFileURL(entry).href);
  port.on('message', async ({ id, path, locals }: PageRequest) => {
    port.postMessage({ id, ...(await answer(render, path, locals)) } satisfies PageReply);
  });
  port.postMessage({ startupError: await findStartupError(render) } satisfies PageThreadStart);
}

/**
 * Renders each page once. The site keeps the policy of each page's first rendering, so that one is made here, without
 * any visitor's data.
 */
async function findStartupError(render: Render): Promise<string | null> {
  for (const page of RENDERED_PAGES) {
    const reply = await answer(render, page, {});
    if ('error' in reply) return `the page ${page} cannot be rendered (${reply.error.name}: ${reply.error.message})`;
  }
  return null;
}

async function answer(render: Render, path: PageRequest['path'], locals: PageLocals) {
  try {
    return { rendered: await render(path, withoutDirectionMarks(locals)) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message, stack, code: getErrorCode(error) } };
  }
}
