import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, destination } from 'pino';
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

/** A busy server writes its log in pieces of this size, an idle one line by line as the interval ends. */
const PIECE_BYTES = 32 * 1024;
const FLUSH_INTERVAL_MS = 250;

/** What a reader of the log may leave unread; beyond that, lines are dropped before memory is. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/**
 * Standard output, written beside the work: a line at a time cost a good part of the bookings per second, and a reader
 * that stands still would have stopped the server. What is left is written when the process ends.
 */
export function openLog(): DestinationStream {
  const output = destination({
    // As text, each line would be put behind those that wait, and all of them copied for it.
    contentMode: 'buffer',
    sync: false,
    minLength: PIECE_BYTES,
    maxWrite: 2 * PIECE_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
    maxLength: MAX_UNREAD_BYTES,
  });
  const write = output.write.bind(output) as unknown as (bytes: Buffer) => boolean;
  return { write: (line) => write(Buffer.from(line)) };
}

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
