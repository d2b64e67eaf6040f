import type { ServerResponse } from 'node:http';
import type { TrustProxy } from './config.ts';

/** How long a visitor may take to send the headers and the whole request. */
const HEADERS_LIMIT_MS = 5000;
const REQUEST_LIMIT_MS = 10_000;

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
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
  };
}

/** Call it when an answer begins. Node removes the limit when the answer is sent. */
export function limitSlowReader(response: ServerResponse): void {
  response.setTimeout(STALLED_READ_MS, abort);
}

/** Resets the connection: an orderly end would wait in the kernel behind the bytes that nobody reads. */
function abort(this: ServerResponse): void {
  if (!this.writableFinished) this.socket?.resetAndDestroy();
}
