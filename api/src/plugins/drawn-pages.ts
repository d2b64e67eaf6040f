import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DrawnLocals, DrawnPage } from '@clinic/contract/drawn-pages.ts';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Draw } from '../drawing.ts';
import { type Encoding, getAcceptedEncodings } from './accepted-encodings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** False where there is no built site: then programs and people alike are answered in JSON. */
    canDraw: boolean;
  }

  interface FastifyReply {
    /** Answers with a page of the site, drawn with what it is told, for nobody but this visitor. */
    draw(page: DrawnPage, locals: DrawnLocals, statusCode?: number): Promise<FastifyReply>;
  }
}

type DrawnPagesOptions = {
  draw: Draw | null;
  /** Goes before the links of a page; empty when the site is served from here. */
  siteBase: string;
};

/** Half as long as the brotli of built pages and a tenth larger: it is made anew for each answer. */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pages of the site that are drawn when they are asked for, on the process's own event loop. */
export const drawnPages = fastifyPlugin<DrawnPagesOptions>(
  async (app, { draw, siteBase }) => {
    app.decorate('canDraw', draw !== null);
    app.decorateReply('draw', async function (this: FastifyReply, page, locals, statusCode = 200) {
      if (!draw) throw new Error('There is no site whose pages could be drawn.');
      const { html, policy } = await draw(page, { ...locals, siteBase });
      const [encoding = 'identity'] = getAcceptedEncodings(this.request.headers['accept-encoding']?.toString());
      const body = await compress(html, encoding);
      if (policy === null) this.removeHeader('content-security-policy');
      else this.header('content-security-policy', `${policy}; frame-ancestors 'none'`);
      if (encoding !== 'identity') this.header('content-encoding', encoding);
      this.code(statusCode).headers({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      });
      return this.type('text/html; charset=utf-8').send(body);
    });
  },
  { name: 'drawn-pages' },
);

async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return encoding === 'gzip' ? compressGzip(html) : Buffer.from(html);
}
