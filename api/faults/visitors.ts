import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { getErrorCode } from '#src/startup-error.ts';
import type { Attempt } from './bookings.ts';

/** How an attempt ended. `status` is 0 when no answer came, and `errorCode` says why. */
export type Outcome = Attempt & { status: number; body: string; retryAfter: string | undefined; errorCode: string };

export type Visitors = {
  /** Never rejects. `port` is one of the server's processes. */
  send: (port: number, attempt: Attempt) => Promise<Outcome>;
  leave: () => void;
};

/**
 * Keeps one connection per attempt that is under way, or opens a new one for each when `keepAlive` is false. `query` follows
 * the path.
 */
export function createVisitors({ keepAlive = true, query = '' } = {}): Visitors {
  const agent = new Agent({ keepAlive });
  return {
    send: (port, attempt) => send(agent, port, query, attempt),
    leave: () => agent.destroy(),
  };
}

async function send(agent: Agent, port: number, query: string, { booking, key }: Attempt): Promise<Outcome> {
  const outcome = { booking, key, status: 0, body: '', retryAfter: undefined, errorCode: '' };
  try {
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      request({
        agent,
        host: '127.0.0.1',
        port,
        path: `${APPOINTMENTS_PATH}${query}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      })
        .on('response', resolve)
        .on('error', reject)
        .end(JSON.stringify(booking));
    });
    const body = await text(response);
    return { ...outcome, status: response.statusCode ?? 0, body, retryAfter: response.headers['retry-after'] };
  } catch (error) {
    return { ...outcome, errorCode: getErrorCode(error) };
  }
}

/**
 * Lets a number of visitors book again as soon as they are answered, until `isOver` returns true or no more answers
 * come.
 */
export async function bookWithoutPause(
  visitorCount: number,
  sendNext: () => Promise<Outcome>,
  isOver: () => boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const visit = async () => {
    while (!isOver()) {
      const outcome = await sendNext();
      outcomes.push(outcome);
      if (outcome.status === 0) return;
    }
  };
  await Promise.all(Array.from({ length: visitorCount }, visit));
  return outcomes;
}

/** Sends a number of bookings each second, whether or not earlier ones are answered. */
export async function bookAtRate(
  perSecond: number,
  sendNext: () => Promise<Outcome>,
  isOver: () => boolean,
): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const start = performance.now();
  while (!isOver()) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (outcomes.length < due) outcomes.push(sendNext());
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  return Promise.all(outcomes);
}

/** Counts outcomes by status, as in `{ 201: 1, 409: 499 }`; attempts without an answer count by their error code. */
export function countOutcomes(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, errorCode } of outcomes) {
    const name = String(status || errorCode);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
