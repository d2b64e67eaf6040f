import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { answerClientError } from './client-errors.ts';
import type { TrustProxy } from './config.ts';

/** How long a visitor may take to send the headers and the whole request. */
const HEADERS_LIMIT_MS = 5000;
const REQUEST_LIMIT_MS = 10_000;
/** How long a form with photographs may take over a phone's network. */
const UPLOAD_LIMIT_MS = 120_000;

/** How often Node checks both limits. */
const CHECK_INTERVAL_MS = 500;

/**
 * A connection that takes nothing of an answer for this long is closed. Node checks at this interval whether any bytes
 * have gone out, so a visitor who stops in the middle is cut off after up to twice this time; a slow one is not.
 */
const STALLED_READ_MS = 4000;

/** How long an open connection may wait for its next request. */
const IDLE_LIMIT_MS = 5000;
/**
 * A proxy keeps its connections open and answers 502 when the server closes one first. Load balancers wait for 60 s.
 */
const PROXY_IDLE_LIMIT_MS = 72_000;

/**
 * Limits the time of requests. Node's defaults do not stop clients who send byte by byte; it takes all of these
 * settings.
 */
export function getSlowClientLimits(trustProxy: TrustProxy) {
  return {
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: trustProxy === false ? IDLE_LIMIT_MS : PROXY_IDLE_LIMIT_MS,
    headersTimeout: HEADERS_LIMIT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  };
}

export type SlowClientLimits = ReturnType<typeof getSlowClientLimits>;

/** The limits of a server that takes photographs. Other requests keep the usual time by `slowBodies`. */
export function getUploadLimits(trustProxy: TrustProxy) {
  return { ...getSlowClientLimits(trustProxy), requestTimeout: UPLOAD_LIMIT_MS };
}

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Gives a request the time that photographs take. Call it for people who have signed in alone. */
export function allowSlowBody(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}

/** Ends requests whose bodies take longer than the usual time, on a server that allows some more. */
export const slowBodies = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') return;
      const error = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      timers.set(request, setTimeout(answerClientError, REQUEST_LIMIT_MS, error, request.raw.socket).unref());
      const clear = () => allowSlowBody(request);
      request.raw.once('end', clear);
      reply.raw.once('close', clear);
    });
  },
  { name: 'slow-bodies' },
);

/** Call it when an answer begins. Node removes the limit when the answer is sent. */
export function limitSlowReader(response: ServerResponse): void {
  response.setTimeout(STALLED_READ_MS, abort);
}

/** Resets the connection: an orderly end would wait in the kernel behind the bytes that nobody reads. */
function abort(this: ServerResponse): void {
  if (!this.writableFinished) this.socket?.resetAndDestroy();
}
