import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { getErrorCode } from './startup-error.ts';

/**
 * Options for Fastify's logger. A log line holds ids, codes and the pattern of a route, never what a visitor sends.
 * Error messages are left out too, because databases and parsers quote the value that they refuse.
 */
export const LOGGER_OPTIONS = {
  level: 'info',
  serializers: {
    err: (error: unknown) => ({
      type: error instanceof Error ? error.name : typeof error,
      message: getErrorCode(error),
      stack: error instanceof Error ? getStackFrames(error) : '',
      ...(error instanceof Error && error.cause !== undefined && { causeCode: getErrorCode(error.cause) }),
    }),
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
    res: ({ statusCode = 0 }: { statusCode?: number | string }) => ({ statusCode }),
  },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes whose successful requests are not logged, because there are too many. */
    isQuiet?: boolean;
  }
}

/** Writes one line per request, when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.routeOptions.config.isQuiet && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(error && { err: error }),
      },
      'request',
    );
  }

  /** The default line would hold the URL with its query. */
  override routeNotFound(): void {}
}

/** The stack without the message. */
function getStackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}
