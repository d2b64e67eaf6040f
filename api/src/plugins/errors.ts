import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type AnswerPageOptions, sendAnswerPage } from '../appointments/answer-page.ts';
import { isFormPost } from '../appointments/form-post.ts';
import { isUnavailable } from '../appointments/store/store-unavailable.ts';
import { Refusal, refusalToProblem } from '../refusal.ts';
import { getErrorCode } from '../startup-error.ts';
import { setApiHeaders } from './security.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * The one place that turns what was thrown into an answer: a problem (RFC 9457), or a page for a browser that sent
 * the form without script.
 */
export const errors = fastifyPlugin<AnswerPageOptions>(
  async (app, answerPage) => {
    app.setErrorHandler((error: unknown, request, reply) => {
      const refusal = errorToRefusal(error);
      if (refusal.statusCode >= 500 && error !== refusal) request.log.error({ err: error }, 'request failed');
      return sendRefusal(refusal, request, reply, answerPage);
    });
  },
  { name: 'errors' },
);

export function sendRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  answerPage: AnswerPageOptions,
) {
  setApiHeaders(request, reply);
  reply.code(refusal.statusCode).headers(refusal.headers);
  if (isFormPost(request)) {
    // What another website filled in is not shown as the visitor's own.
    const entries = refusal.statusCode === 403 ? undefined : request.body;
    return sendAnswerPage(reply, answerPage, { refusal, entries });
  }
  return reply.type('application/problem+json').send(refusalToProblem(refusal));
}

/** 4xx tell the sender what to mend; 5xx tell nothing. */
function errorToRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    return new Refusal(503, 'Bookings cannot be taken right now. Please try again in a moment, or call us.', {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    });
  }
  switch (getErrorCode(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      // Of the fields the message alone may be long.
      return new Refusal(413, `The booking is too long: send at most ${BODY_MAX_BYTES / 1024} KiB.`, {
        errors: [{ field: 'message', detail: 'Shorten the additional message.' }],
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal(415, 'Send the booking as application/json.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refusal(400, 'The booking is not valid JSON.');
    case 'ECONNRESET':
      return new Refusal(400, 'The request broke off.');
  }
  const statusCode = getStatusCode(error);
  if (statusCode >= 400 && statusCode < 500) return new Refusal(statusCode, 'The request cannot be understood.');
  return new Refusal(500, 'Something went wrong on our side. Please try again, or call us.');
}

function getStatusCode(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
