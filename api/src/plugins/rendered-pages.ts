import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageLocals, RenderedPage } from '@clinic/contract/rendered-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import pLimit from 'p-limit';
import type { SiteRenderer } from '../page-renderer.ts';
import { type Encoding, getAcceptedEncodings } from './accepted-encodings.ts';
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
  getTurn: (request: FastifyRequest, statusCode: number) => Turn;
};

/** When a page is drawn: at once, in turn after those that wait, or in turn but only while few wait. */
export type Turn = 'at-once' | 'in-turn' | 'if-room';

/** At five milliseconds per page, the last page waits for a quarter of a second. */
const MAX_WAITING = 50;

/** The wait for a visitor who comes while too many pages are waiting. */
const RETRY_AFTER_SECONDS = 2;

/**
 * The quality is lower than for built pages, because each answer is compressed anew: half the time for a tenth more
 * bytes.
 */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Adds `reply.renderPage`, which renders a page of the site in its thread. Pages for strangers are drawn one at a time,
 * so that people who have signed in wait for one of them at most.
 */
export const renderedPages = fastifyPlugin<RenderedPagesOptions>(
  async (app, { renderer, siteBase, getTurn }) => {
    const queue = pLimit(1);
    app.decorate('canRender', renderer !== null);
    app.decorateReply('renderPage', async function (this: FastifyReply, page, locals, statusCode = 200) {
      if (!renderer) throw new Error('There is no built site to render pages with.');
      const turn = getTurn(this.request, statusCode);
      if (turn === 'if-room' && queue.pendingCount >= MAX_WAITING)
        return sendPlainRefusal(this, 503, RETRY_AFTER_SECONDS);
      const draw = () => renderer.renderPage(page, { ...locals, siteBase });
      const { body, policy } = await (turn === 'at-once' ? draw() : queue(draw));
      const [encoding = 'identity'] = getAcceptedEncodings(this.request.headers['accept-encoding']?.toString());
      const bytes = await compress(body, encoding);
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

async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return encoding === 'gzip' ? compressGzip(html) : Buffer.from(html);
}
