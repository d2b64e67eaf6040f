import type { Socket } from 'node:net';
import type { Problem } from '@clinic/contract/appointment.ts';
import { Refusal, refusalToProblem } from './refusal.ts';
import { getErrorCode } from './startup-error.ts';

const REFUSALS: Record<string, [statusCode: number, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/** Answers what Node could not read as a request, so that Fastify never saw it. */
export function answerClientError(error: Error, socket: Socket): void {
  if (getErrorCode(error) === 'ECONNRESET' || socket.destroyed) return;
  const [statusCode, detail] = REFUSALS[getErrorCode(error)] ?? [400, 'The request cannot be understood.'];
  if (socket.writable) socket.write(formatResponse(refusalToProblem(new Refusal(statusCode, detail))));
  socket.destroy(error);
}

function formatResponse(problem: Problem): string {
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
