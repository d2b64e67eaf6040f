import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type PageLocals,
  RENDERED_PAGES,
  type RenderedPage,
  type RenderedText,
} from '@clinic/contract/rendered-pages.ts';
import inject from 'light-my-request';
import { withoutDirectionMarks } from './direction-marks.ts';
import { StartupError } from './startup-error.ts';

/** A rendered page, and its content security policy; `null` from the development server, which has none. */
export type Rendering = { html: string; policy: string | null };

/** Renders a page of the site with these locals. Rejects with the error that a component throws. */
export type RenderPage = (page: RenderedPage, locals: PageLocals) => Promise<Rendering>;

/** Renders a text of the site, such as a mail, with these locals. */
export type RenderText = (text: RenderedText, locals: PageLocals) => Promise<string>;

export type SiteRenderer = { renderPage: RenderPage; renderText: RenderText };

/** The function that Astro's Node adapter builds in middleware mode. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: undefined, locals: PageLocals) => void;

/** Loads the part of a built site that renders pages; `null` when there is none. */
export async function loadSiteRenderer(siteDir: string): Promise<SiteRenderer | null> {
  const entry = join(siteDir, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  // Without this React loads its development build, which is several times slower.
  process.env.NODE_ENV ??= 'production';
  const { handler }: { handler: Handler } = await import(pathToFileURL(entry).href);

  async function render(path: RenderedPage | RenderedText, locals: PageLocals) {
    const told = withoutDirectionMarks({ ...locals });
    const response = await inject((request, response) => handler(request, response, undefined, told), { url: path });
    if (response.statusCode === 200) return response;
    throw told.failure ?? new Error(`The page ${path} was answered with ${response.statusCode}.`);
  }

  async function renderPage(page: RenderedPage, locals: PageLocals): Promise<Rendering> {
    const { payload, headers } = await render(page, locals);
    return { html: payload, policy: String(headers['content-security-policy']) };
  }

  // The site keeps the policy of each page's first rendering, so that one is made here, without any visitor's data.
  for (const page of RENDERED_PAGES) {
    await renderPage(page, {}).catch((cause) => {
      throw new StartupError(
        `${siteDir}: the page ${page} cannot be rendered (${cause}). Build again with: npm run build`,
      );
    });
  }
  return { renderPage, renderText: async (text, locals) => (await render(text, locals)).payload };
}

/** Renders pages with Astro's development server, so that they follow changes of their sources. */
export function renderByDevelopmentServer(url: string): SiteRenderer {
  async function render(path: RenderedPage | RenderedText, locals: PageLocals): Promise<string> {
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
    renderPage: async (page, locals) => ({ html: await render(page, locals), policy: null }),
    renderText: render,
  };
}
