import type { Rendered } from '@clinic/contract/site-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import pLimit from 'p-limit';
import type { Turn } from '../page-turn.ts';
import { getAcceptedEncodings } from './accepted-encodings.ts';
import { compress } from './compress.ts';
import { sendPlainRefusal } from './plain-refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** False without a built site: then people get JSON too. */
    canRender: boolean;
  }

  interface FastifyReply {
    /** Answers with a page by its name, drawn with this view and never cached. */
    renderPage(page: string, view: object, statusCode?: number): Promise<FastifyReply>;
  }
}

/** Draws a page by its name. Rejects with the error that a component throws. */
export type PageRenderer = { renderPage: (page: string, view: object) => Promise<Rendered> };

type RenderedPagesOptions = {
  /** Draws pages; `null` without a built site. */
  renderer: PageRenderer | null;
  /** The text put before the links of a page; empty when this server also serves the site. */
  siteBase?: string;
  /** Writes the clinic's notices into a page; absent for pages that show none. */
  putNotices?: (html: string) => string;
  getTurn: (request: FastifyRequest, statusCode: number, page: string) => Turn;
  /** Whether a page with this view is the same for everybody. It is drawn once. */
  isForEverybody: (page: string, view: object) => boolean;
};

/** At five milliseconds per page, the last page waits for a quarter of a second. */
const MAX_WAITING = 50;

/** Far more pages than one patient opens at a time. */
const MAX_WAITING_OF_ONE = 5;

/** The wait for a visitor who comes while too many pages are waiting. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Adds `reply.renderPage`, which renders a page of the site in its thread. Pages for strangers are drawn one at a time,
 * so that patients and people who have signed in wait for one of them at most.
 */
export const renderedPages = fastifyPlugin<RenderedPagesOptions>(
  async (app, { renderer, siteBase, putNotices = (html) => html, getTurn, isForEverybody }) => {
    const drawInTurn = createTurns();
    const kept = new Map<string, Promise<Rendered | null>>();

    /** Draws a page that is the same for everybody once, also when many ask for it together. */
    async function drawOnce(name: string, draw: () => Promise<Rendered | null>): Promise<Rendered | null> {
      const drawing = kept.get(name) ?? draw();
      kept.set(name, drawing);
      const rendered = await drawing.catch(() => null);
      if (!rendered && kept.get(name) === drawing) kept.delete(name);
      return drawing;
    }

    app.decorate('canRender', renderer !== null);
    app.decorateReply('renderPage', async function (this: FastifyReply, page, view, statusCode = 200) {
      if (!renderer) throw new Error('There is no built site to render pages with.');
      const turn = getTurn(this.request, statusCode, page);
      // For a question in an address, only 422 means that it is refused.
      const isRefused = statusCode === 422 || (statusCode >= 400 && this.request.method === 'POST');
      const shown = { ...view, ...(isRefused && { isRefused }), ...(siteBase !== undefined && { siteBase }) };
      const draw = () => drawInTurn(turn, () => renderer.renderPage(page, shown));
      const isKept = isForEverybody(page, view);
      const rendered = await (isKept ? drawOnce(JSON.stringify([page, shown]), draw) : draw());
      if (!rendered) return sendPlainRefusal(this, 503, RETRY_AFTER_SECONDS);
      const { body, policy } = rendered;
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

/** Makes the function that draws a page in its turn; it resolves to `null` when too many wait. */
function createTurns() {
  const [strangers, patients] = [pLimit(1), pLimit(1)];
  const waiting = new Map<string, number>();

  return async function drawInTurn(turn: Turn, draw: () => Promise<Rendered>): Promise<Rendered | null> {
    if (turn === 'at-once') return draw();
    if (turn === 'if-room') return strangers.pendingCount >= MAX_WAITING ? null : strangers(draw);
    const { patient } = turn;
    const ahead = waiting.get(patient) ?? 0;
    if (ahead >= MAX_WAITING_OF_ONE) return null;
    waiting.set(patient, ahead + 1);
    try {
      return await patients(draw);
    } finally {
      const left = (waiting.get(patient) ?? 1) - 1;
      if (left > 0) waiting.set(patient, left);
      else waiting.delete(patient);
    }
  };
}
