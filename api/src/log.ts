import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { getErrorCode } from './startup-error.ts';

/**
 * Options for Fastify's logger. A log line holds ids, codes and the pattern of a route, never what a visitor sent:
 * error messages are left out too, because databases and parsers like to quote the value that they stumbled over.
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
    /** True for routes whose successes are too many and too alike to note. */
    isQuiet?: boolean;
  }
}

/** One line per request, when it is done. */
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

  /** The default names the URL with its query. */
  override routeNotFound(): void {}
}

/** Where it happened, without the message. */
function getStackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}
