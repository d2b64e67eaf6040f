import { pathToFileURL } from 'node:url';
import { type MessagePort, workerData } from 'node:worker_threads';
import { ENGLISH, LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';
import {
  PATIENT_PAGES,
  type PageLocals,
  type Render,
  type Rendered,
  type RenderedPage,
} from '@clinic/contract/site-pages.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { getErrorCode } from './startup-error.ts';

/** The server entries of the built site, by language. Only English is always there. */
export type SiteEntries = { [ENGLISH]: string } & Partial<Record<LanguageCode, string>>;

/**
 * The data that the thread is given, with a port of its own: `node --watch` uses the worker's port for its messages.
 */
export type PageThreadData = { entries: SiteEntries; port: MessagePort };

/** The thread's first message: the page that cannot be rendered and why, or `null`. */
export type PageThreadStart = { startupError: string | null };

export type PageRequest = { id: number; path: RenderedPage; locals: PageLocals };

/** An error whose class does not survive the way between threads. */
export type PlainError = { name: string; code: string; message: string; stack: string | undefined };

export type PageReply = { id: number } & ({ rendered: Rendered } | { error: PlainError });

const { entries, port }: PageThreadData = workerData;
// Not awaited here: Node would warn of a site that never comes.
start();

/** Loads the built site, and from then on renders the pages that are asked for on the port. */
async function start(): Promise<void> {
  // Without this React loads its development build, which is several times slower.
  process.env.NODE_ENV ||= 'production';
  const english = await loadRender(entries[ENGLISH]);
  const renders = new Map<LanguageCode, Render>([[ENGLISH, english]]);
  for (const [language, entry] of Object.entries(entries)) {
    if (language !== ENGLISH) renders.set(language as LanguageCode, await loadRender(entry));
  }
  port.on('message', async ({ id, path, locals }: PageRequest) => {
    const render = renders.get(locals.language ?? ENGLISH) ?? english;
    port.postMessage({ id, ...(await answer(render, path, locals)) } satisfies PageReply);
  });
  port.postMessage({ startupError: await findStartupError(renders) } satisfies PageThreadStart);
}

async function loadRender(entry: string): Promise<Render> {
  const { render }: { render: Render } = await import(pathToFileURL(entry).href);
  return render;
}

/**
 * Renders each page once, in each language that it is shown in. The site keeps the policy of each page's first
 * rendering, so that one is made here, without any visitor's data.
 */
async function findStartupError(renders: ReadonlyMap<LanguageCode, Render>): Promise<string | null> {
  for (const [language, render] of renders) {
    for (const page of PATIENT_PAGES) {
      const reply = await answer(render, page, { language });
      if (!('error' in reply)) continue;
      const name = language === ENGLISH ? page : `${page} in ${LANGUAGES[language].name}`;
      return `the page ${name} cannot be rendered (${reply.error.name}: ${reply.error.message})`;
    }
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
