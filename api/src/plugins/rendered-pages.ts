import type { PageLocals, RenderedPage } from '@clinic/contract/rendered-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import pLimit from 'p-limit';
import type { SiteRenderer } from '../page-renderer.ts';
import { getAcceptedEncodings } from './accepted-encodings.ts';
import { compress } from './compress.ts';
import { sendPlainRefusal } from './plain-refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** False without a built site: then people get JSON too. */
    canRender: boolean;
  }

  interface FastifyReply {
    /** Answers with a page of the site, rendered with these locals and never cached. */
    renderPage(page: RenderedPage, locals: PageLocals, statusCode?: number): Promise<FastifyReply>;
  }
}

type RenderedPagesOptions = {
  renderer: SiteRenderer | null;
  /** The text put before the links of a page; empty when this server also serves the site. */
  siteBase: string;
  /** Writes the clinic's notices into a page; absent for pages that show none. */
  putNotices?: (html: string) => string;
  getTurn: (request: FastifyRequest, statusCode: number) => Turn;
};

/** When a page is drawn: at once, in turn after those that wait, or in turn but only while few wait. */
export type Turn = 'at-once' | 'in-turn' | 'if-room';

/** At five milliseconds per page, the last page waits for a quarter of a second. */
const MAX_WAITING = 50;

/** The wait for a visitor who comes while too many pages are waiting. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Adds `reply.renderPage`, which renders a page of the site in its thread. Pages for strangers are drawn one at a time,
 * so that people who have signed in wait for one of them at most.
 */
export const renderedPages = fastifyPlugin<RenderedPagesOptions>(
  async (app, { renderer, siteBase, putNotices = (html) => html, getTurn }) => {
    const queue = pLimit(1);
    app.decorate('canRender', renderer !== null);
    app.decorateReply('renderPage', async function (this: FastifyReply, page, locals, statusCode = 200) {
      if (!renderer) throw new Error('There is no built site to render pages with.');
      const turn = getTurn(this.request, statusCode);
      if (turn === 'if-room' && queue.pendingCount >= MAX_WAITING)
        return sendPlainRefusal(this, 503, RETRY_AFTER_SECONDS);
      // For a question in an address, only 422 means that it is refused.
      const isRefused = statusCode === 422 || (statusCode >= 400 && this.request.method === 'POST');
      const draw = () => renderer.renderPage(page, { ...locals, ...(isRefused && { isRefused }), siteBase });
      const { body, policy } = await (turn === 'at-once' ? draw() : queue(draw));
      const [encoding = 'identity'] = getAcceptedEncodings(this.request.headers['accept-encoding']?.toString());
      const bytes = await compress(putNotices(body), encoding);
      if (policy === null) this.removeHeader('content-security-policy');
      else this.header('content-security-policy', `${policy}; frame-ancestors 'none'`);
      if (encoding !== 'identity') this.header('content-encoding', encoding);
      this.code(statusCode).headers({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      });
      return this.type('text/html; charset=utf-8').send(bytes);
    });
  },
  { name: 'rendered-pages' },
);
