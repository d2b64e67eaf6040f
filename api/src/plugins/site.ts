import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { getReadLimit } from '../limits/request-limits.ts';
import { limitSlowReader } from '../slow-clients.ts';
import { withoutStuckSigns } from '../stuck-signs.ts';
import { type Encoding, getAcceptedEncodings } from './accepted-encodings.ts';
import type { PutNotices } from './noticed-pages.ts';
import { SITE_HEADERS } from './security-headers.ts';
import type { Site, SiteBody, SiteFile } from './site-files.ts';
import { createUnknownPathRefusal } from './unknown-paths.ts';

/** A site, and the function that puts the clinic's notices into its pages. */
export type ServedSite = Site & { putNotices?: PutNotices };

type SiteOptions = { site: ServedSite; maxBookings: number };

/**
 * Serves the built site from memory. Each answer is prepared with its headers and written straight to the socket, which
 * makes a page about as fast as with bare `node:http` (`bench/pages.ts`).
 */
export const sitePages = fastifyPlugin<SiteOptions>(
  async (app, { site, maxBookings }) => {
    const limitOthers = app.rateLimit(getReadLimit(maxBookings));

    // Served pages are not logged, so requests share one logger.
    app.setChildLoggerFactory((logger) => logger);

    app.get('/*', { config: { isQuiet: true } }, (request, reply) => {
      const [path, query] = splitUrl(request.raw.url ?? '/');
      const file = site.files.get(path);
      if (file) return sendFile(request, reply, site, file, 200);
      return sendOther(request, reply, path, query);
    });

    /** Answers a request for another spelling of a page, or for a page that does not exist. */
    async function sendOther(request: FastifyRequest, reply: FastifyReply, path: string, query: string) {
      await limitOthers.call(app, request, reply);
      const plainPath = toEncodedPath(path);
      const spelledOut = site.files.get(plainPath);
      if (spelledOut) return sendFile(request, reply, site, spelledOut, 200);
      const spelling = plainPath.toLowerCase();
      const target = site.aliases.get(spelling) ?? site.aliases.get(withoutStuckSigns(spelling));
      // The target is always a path of this site, never text from the request.
      if (target) return reply.headers(SITE_HEADERS).redirect(target + query, 301);
      if (!sendNotFoundPage(request, reply, site, plainPath)) throw createUnknownPathRefusal();
    }
  },
  { name: 'site', dependencies: ['request-limits'] },
);

/** Answers an unknown or unreadable path with the site's own 404 page; returns false when the site has none. */
export function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: ServedSite,
  path: string,
): boolean {
  const page = findNotFoundPage(site, path);
  if (page) sendFile(request, reply, site, page, 404);
  return page !== undefined;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { putNotices }: ServedSite,
  file: SiteFile,
  statusCode: number,
): void {
  const [encoding, plain] = pickBody(file, request.raw.headers['accept-encoding']);
  const body = putNotices ? putNotices(file, encoding, plain) : plain;
  reply.hijack();
  limitSlowReader(reply.raw);
  if ('etag' in body) writeBody(request, reply, body, statusCode);
  else body.then((made) => writeBody(request, reply, made, statusCode));
}

function writeBody(request: FastifyRequest, reply: FastifyReply, body: SiteBody, statusCode: number): void {
  const { 'if-none-match': ifNoneMatch } = request.raw.headers;
  const headers = request.protocol === 'https' ? body.httpsHeaders : body.headers;
  if (statusCode === 200 && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, body.etag)) {
    const { 'content-length': _length, 'content-type': _type, ...rest } = headers;
    reply.raw.writeHead(304, rest).end();
    return;
  }
  reply.raw.writeHead(statusCode, headers).end(request.method === 'HEAD' ? undefined : body.bytes);
}

function pickBody({ bodies }: SiteFile, acceptEncoding: string | string[] | undefined): [Encoding, SiteBody] {
  for (const encoding of getAcceptedEncodings(acceptEncoding?.toString())) {
    const body = bodies.get(encoding);
    if (body) return [encoding, body];
  }
  throw new Error('Every file is loaded with its plain form.');
}

/** Compares weakly, as If-None-Match requires (RFC 9110, 13.1.2). */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}

/** `/about?from=home` -> `['/about', '?from=home']` */
function splitUrl(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

/** The path as `Site.files` spells it. A path that cannot be decoded stays as it is, and is therefore unknown. */
function toEncodedPath(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/** The 404 page of the nearest folder above the path. */
function findNotFoundPage({ notFoundPages }: Site, path: string): SiteFile | undefined {
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const page = notFoundPages.get(path.slice(0, end + 1));
    if (page || end === 0) return page;
  }
  return undefined;
}
