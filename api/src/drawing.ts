import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DRAWN_PAGES, type DrawnLocals, type DrawnPage } from '@clinic/contract/drawn-pages.ts';
import inject from 'light-my-request';
import { StartupError } from './startup-error.ts';

/** A page of the site, with the policy that goes with it; `null` where the development server does without. */
export type Drawing = { html: string; policy: string | null };

/** Draws a page of the site with what it is told. Throws what went wrong in it. */
export type Draw = (page: DrawnPage, locals: DrawnLocals) => Promise<Drawing>;

/** What Astro's Node adapter builds in middleware mode. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: undefined, locals: DrawnLocals) => void;

/** Loads the part of a built site that draws pages; `null` when there is none. */
export async function loadDrawing(siteDir: string): Promise<Draw | null> {
  const entry = join(siteDir, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  // React takes a form for development, several times slower, unless it is told otherwise.
  process.env.NODE_ENV ??= 'production';
  const { handler }: { handler: Handler } = await import(pathToFileURL(entry).href);

  async function draw(page: DrawnPage, locals: DrawnLocals): Promise<Drawing> {
    const told = { ...locals };
    const { statusCode, payload, headers } = await inject(
      (request, response) => handler(request, response, undefined, told),
      { url: page },
    );
    if (statusCode === 200) return { html: payload, policy: String(headers['content-security-policy']) };
    throw told.failure ?? new Error(`The page ${page} was answered with ${statusCode}.`);
  }

  // The policy of each page is that of this first drawing, in which nothing of a visitor can stand.
  for (const page of DRAWN_PAGES) {
    await draw(page, {}).catch((cause) => {
      throw new StartupError(
        `${siteDir}: the page ${page} cannot be drawn (${cause}). Build again with: npm run build`,
      );
    });
  }
  return draw;
}

/** Lets Astro's development server draw, so that pages follow their sources. */
export function drawByDevelopmentServer(url: string): Draw {
  return async (page, locals) => {
    const response = await fetch(url + page, {
      method: 'POST',
      // Astro refuses forms and texts that name no origin.
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(locals),
    });
    if (response.ok) return { html: await response.text(), policy: null };
    throw new Error(`The page ${page} was answered with ${response.status}.`);
  };
}
