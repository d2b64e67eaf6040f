import type { Socket } from 'node:net';
import type { Problem, ProblemCode } from '@clinic/contract/refusals.ts';
import { Refusal, refusalToProblem } from './refusal.ts';
import { getErrorCode } from './startup-error.ts';

const REFUSALS: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-long',
};

/** Answers a request that Node cannot parse and therefore does not hand to Fastify. */
export function answerClientError(error: Error, socket: Socket): void {
  if (getErrorCode(error) === 'ECONNRESET' || socket.destroyed) return;
  const refusal = new Refusal(REFUSALS[getErrorCode(error)] ?? 'request-unreadable');
  if (socket.writable) socket.write(formatResponse(refusalToProblem(refusal)));
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
