import { createReason } from '@clinic/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal, refusalToProblem } from '../refusal.ts';
import { getErrorCode } from '../startup-error.ts';
import { setApiHeaders } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The only field that can make a body too long; `message` when absent. */
    longField?: string;
    /** The page that shows a refusal to a person whose browser shows the answer itself; `null` for a program. */
    toRefusalPage?: (refusal: Refusal, request: FastifyRequest) => RefusalPage | null | Promise<RefusalPage | null>;
  }
}

/** A page by its name, and what it shows. */
export type RefusalPage = { page: string; locals: object };

type ErrorsOptions = {
  /** Whether an error means that the database cannot answer now. */
  isUnavailable: (error: unknown) => boolean;
  /** Whether an error means that the bookings are being moved to another database. */
  isMoving: (error: unknown) => Promise<boolean>;
};

const RETRY_AFTER_SECONDS = 5;
/** About how long a move takes. */
const RETRY_AFTER_MOVE_SECONDS = 60;

/**
 * Turns every error into an answer: a problem (RFC 9457), or a page where the route has one and a browser shows the
 * answer itself.
 */
export const errors = fastifyPlugin<ErrorsOptions>(
  async (app, options) => {
    app.setErrorHandler(async (error: unknown, request, reply) => {
      // Without this, the code of the error would look like that of a database out of reach.
      if (error === request.raw.errored) return sendBrokenOff(request, reply);
      const refusal = await errorToRefusal(error, options, request.routeOptions.config.longField);
      if (refusal.statusCode >= 500 && error !== refusal) request.log.error({ err: error }, 'request failed');
      if (!app.canRender) return sendRefusal(refusal, request, reply);
      setRefusalHeaders(refusal, request, reply);
      try {
        const rendered = await request.routeOptions.config.toRefusalPage?.(refusal, request);
        if (!rendered) return sendRefusal(refusal, request, reply);
        return await reply.renderPage(rendered.page, rendered.locals, refusal.statusCode);
      } catch (failure) {
        request.log.error({ err: failure }, 'page not rendered');
        const { statusCode, message } = new Refusal('failed');
        return reply.code(statusCode).type('text/plain; charset=utf-8').send(message);
      }
    });
  },
  { name: 'errors', dependencies: ['rendered-pages'] },
);

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setRefusalHeaders(refusal, request, reply);
  return reply.code(refusal.statusCode).type('application/problem+json').send(refusalToProblem(refusal));
}

/** Ends a request whose client has gone away; nothing more has to be done for it. */
export function sendBrokenOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info('request broken off');
  return sendRefusal(new Refusal('request-broken-off'), request, reply);
}

function setRefusalHeaders(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  setApiHeaders(request, reply);
  reply.headers(refusal.headers);
}

/** A 4xx says what the sender can correct; a 5xx gives no details. */
async function errorToRefusal(
  error: unknown,
  { isUnavailable, isMoving }: ErrorsOptions,
  longField = 'message',
): Promise<Refusal> {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    return (await isMoving(error))
      ? new Refusal('moving', { headers: { 'retry-after': String(RETRY_AFTER_MOVE_SECONDS) } })
      : new Refusal('unavailable', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
  switch (getErrorCode(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('body-too-long', { errors: [createReason('message-too-long', longField)] });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('media-type-unknown');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refusal('json-invalid');
  }
  const statusCode = getStatusCode(error);
  if (statusCode >= 400 && statusCode < 500) return new Refusal('request-unreadable', { statusCode });
  return new Refusal('failed');
}

function getStatusCode(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
