import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { type Attempt, generateAttempts } from '../bookings.ts';
import type { Outcome } from '../visitors.ts';
import { toAddress } from './machines.ts';

const HOST = 'clinic.example';
const PATIENTS = 6;
/** How long the wizard waits for an answer. */
const ANSWER_LIMIT_MS = 10_000;
const BETWEEN_MS = 500;
const AGAIN_MS = 500;

/** Lets patients book over HTTP/2 and TLS, each again with the same key until it is acknowledged. */
export function letPatientsBook(ca: Buffer) {
  const attempts = generateAttempts();
  const booked: Outcome[] = [];
  /** When each of them was acknowledged, in milliseconds of `performance.now()`. */
  const moments: number[] = [];
  let isOver = false;
  const counts: Record<string, number> = {};

  async function visit(): Promise<void> {
    let session = openSession(ca);
    while (!isOver) {
      const attempt = attempts.next().value;
      for (;;) {
        if (session.closed || session.destroyed) session = openSession(ca);
        const outcome = await send(session, attempt);
        const name = String(outcome.status || outcome.errorCode);
        counts[name] = (counts[name] ?? 0) + 1;
        if (outcome.status === 201) {
          booked.push(outcome);
          moments.push(performance.now());
          break;
        }
        if (outcome.status === 409) throw new Error(`A slot of one patient alone was refused: ${outcome.body}`);
        if (outcome.status === 0) session.destroy();
        await sleep(AGAIN_MS);
      }
      await sleep(BETWEEN_MS);
    }
    session.destroy();
  }

  const visits = Promise.all(Array.from({ length: PATIENTS }, visit));
  return {
    booked,
    counts,
    /** The longest time without an acknowledged booking since a moment, up to now. */
    findLongestGap(sinceMs: number): number {
      const all = [sinceMs, ...moments.filter((moment) => moment > sinceMs), performance.now()];
      return Math.max(...all.map((moment, index) => moment - (all[index - 1] ?? moment)));
    },
    /** Resolves when each patient is answered. */
    async leave(): Promise<void> {
      isOver = true;
      await visits;
    },
    /** Rejects when a patient is refused. */
    failed: visits,
  };
}

function openSession(ca: Buffer): ClientHttp2Session {
  const options = { host: toAddress('front'), port: 443, servername: HOST, ALPNProtocols: ['h2'], ca };
  const session = connectHttp2(`https://${HOST}`, { createConnection: () => connect(options) });
  session.on('error', () => undefined);
  return session;
}

async function send(session: ClientHttp2Session, { booking, key }: Attempt): Promise<Outcome> {
  const outcome = { booking, key, status: 0, body: '', retryAfter: undefined, errorCode: '' };
  try {
    const stream = session.request({
      ':method': 'POST',
      ':path': APPOINTMENTS_PATH,
      'content-type': 'application/json',
      'idempotency-key': key,
    });
    const answered = new Promise<number>((resolve, reject) => {
      stream.once('response', (headers) => resolve(Number(headers[':status'])));
      stream.once('error', reject);
      stream.once('close', () => reject(new Error('closed')));
      stream.setTimeout(ANSWER_LIMIT_MS, () => stream.close());
    });
    stream.end(JSON.stringify(booking));
    const status = await answered;
    return { ...outcome, status, body: await text(stream) };
  } catch (error) {
    return { ...outcome, errorCode: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
  }
}
