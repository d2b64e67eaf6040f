import type { ServerResponse } from 'node:http';
import type { TrustProxy } from './config.ts';

/** How long a visitor may take, in milliseconds, from the first byte or from the connection on. */
const HEADERS_LIMIT_MS = 5000;
const REQUEST_LIMIT_MS = 10_000;

/** Both limits are looked at this often. */
const CHECK_INTERVAL_MS = 500;

/**
 * A socket that takes nothing of an answer for so long is given up. Node looks whether any of it went out since the
 * last look, so a visitor who stops in the middle is cut off after twice this; a slow line that still moves is not.
 */
const STALLED_READ_MS = 4000;

/** How long an open connection may wait for its next request. */
const IDLE_LIMIT_MS = 5000;
/** A proxy keeps its connections, and answers 502 when one is closed under its hands; load balancers wait 60 s. */
const PROXY_IDLE_LIMIT_MS = 72_000;

/** Node has no limit of its own that holds: each of these is needed for those who send byte by byte. */
export function getSlowClientLimits(trustProxy: TrustProxy) {
  return {
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: trustProxy === false ? IDLE_LIMIT_MS : PROXY_IDLE_LIMIT_MS,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
  };
}

/** To be called when an answer begins; Node lifts the limit when the answer is out. */
export function limitSlowReader(response: ServerResponse): void {
  response.setTimeout(STALLED_READ_MS, abort);
}

/** With a reset: an orderly end would wait in the kernel behind the bytes that nobody takes. */
function abort(this: ServerResponse): void {
  if (!this.writableFinished) this.socket?.resetAndDestroy();
}
