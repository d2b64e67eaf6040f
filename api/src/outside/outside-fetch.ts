import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { getErrorCode } from '../startup-error.ts';
import { createJudgedLookup, type Judge, judgeLiteral } from './judged-lookup.ts';
import { DECOMPRESSED, readLimitedBody } from './limited-body.ts';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Asks an address that a person configured. `timeoutMs` is for all of it, redirects and body included; `redirects` is
 * how many are followed. `maxBytes` counts what is sent and what is decompressed.
 */
export type OutsideRequest = {
  method?: string;
  /** Names in lower case. */
  headers?: OutgoingHttpHeaders;
  body?: string;
  signal?: AbortSignal;
  maxBytes: number;
  timeoutMs: number;
  redirects: number;
};

export type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type OutsideFetch = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>;

/** The machines that may be asked. Tests name a judge, a lookup and the authority of their certificates. */
export type OutsideOptions = {
  allowPrivate: boolean;
  isAllowed?: Judge;
  lookup?: LookupFunction;
  ca?: string | Buffer;
};

const REDIRECTS = [301, 302, 303, 307, 308];

/** The redirects that ask for the same request again. After another one a body would be lost. */
const SAME_REQUEST = [307, 308];

/** The headers that go to the origin that the person configured, and to no other. */
const CREDENTIALS = ['authorization', 'cookie', 'proxy-authorization'];

/**
 * Makes a fetch for addresses that people configured. Without `allowPrivate` it asks only https, and no machine of a
 * network of our own: each resolved address is judged, at each attempt and each redirect. Rejects with OutsideError, or
 * with the reason of an aborted `signal`.
 */
export function createOutsideFetch({
  allowPrivate,
  isAllowed = isPublicAddress,
  lookup,
  ca,
}: OutsideOptions): OutsideFetch {
  const judge: Judge = allowPrivate ? () => true : isAllowed;
  const judgedLookup = createJudgedLookup(judge, lookup);

  function send(url: URL, { method = 'GET', headers, body }: OutsideRequest, signal: AbortSignal) {
    if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw new OutsideError('scheme');
    judgeLiteral(url.hostname, judge);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const options = {
      method,
      headers: { 'accept-encoding': DECOMPRESSED, ...headers },
      lookup: judgedLookup,
      // A connection that is kept could lead to a machine that was judged for another name.
      agent: false,
      signal,
      ca,
    };
    const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    request.on('response', resolve).on('error', reject).end(body);
    return promise;
  }

  async function follow(url: URL, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
    const response = await send(url, request, signal);
    const { statusCode: status = 0, headers } = response;
    if (!REDIRECTS.includes(status))
      return { status, headers, body: await readLimitedBody(response, request.maxBytes) };
    response.destroy();
    const next = URL.parse(headers.location ?? '', url);
    const isLost = request.body !== undefined && !SAME_REQUEST.includes(status);
    if (request.redirects === 0 || !next || isLost) throw new OutsideError('redirect', String(status));
    const asked = next.origin === url.origin ? request : withoutCredentials(next, request);
    return follow(next, { ...asked, redirects: request.redirects - 1 }, signal);
  }

  return async (url, request) => {
    const parsed = URL.parse(url);
    if (!parsed) throw new OutsideError('scheme');
    const timeout = AbortSignal.timeout(request.timeoutMs);
    try {
      return await follow(parsed, request, AbortSignal.any([timeout, ...(request.signal ? [request.signal] : [])]));
    } catch (error) {
      request.signal?.throwIfAborted();
      throw timeout.aborted ? new OutsideError('time') : toOutsideError(error);
    }
  };
}

function withoutCredentials(url: URL, { headers, ...request }: OutsideRequest): OutsideRequest {
  url.username = '';
  url.password = '';
  const kept = Object.entries(headers ?? {}).filter(([name]) => !CREDENTIALS.includes(name.toLowerCase()));
  return { ...request, headers: Object.fromEntries(kept) };
}

/** Keeps only the code of another error, because its words name the host. */
function toOutsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error;
  const code = getErrorCode(error);
  // The codes of the parser of HTTP and of the decompressors.
  return new OutsideError(/^(HPE_|Z_|ERR__)/.test(code) ? 'broken' : 'connection', code);
}
