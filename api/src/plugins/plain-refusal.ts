import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Programs that try again at once would leave no time for other requests. */
const DELAY_MS = 1000;

const WORDS = { 429: 'Too many tries.', 503: 'Too many people ask for a page at this moment.' };

/** Refuses in plain text and after a delay, where drawing a page would cost too much. */
export async function sendPlainRefusal(
  reply: FastifyReply,
  statusCode: keyof typeof WORDS,
  waitSeconds: number,
): Promise<FastifyReply> {
  await sleep(DELAY_MS);
  return reply
    .code(statusCode)
    .headers({ 'retry-after': String(waitSeconds), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${WORDS[statusCode]} Please wait ${waitSeconds} seconds and try again, or call the clinic.\n`);
}
