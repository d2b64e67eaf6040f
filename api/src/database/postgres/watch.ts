import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Watch } from '../watch.ts';

const RECONNECT_MS = 1000;
/** How often the listening connection is checked. */
const QUESTION_MS = 10_000;

/** A connection that gives no answer for this long is dead, although nothing has closed it. */
const SILENCE_MS = 5000;

type Options = {
  /** Whether a connection of this process has this number at the server. Its changes are known here already. */
  isOwn?: (serverProcess: number | undefined) => boolean;
  questionMs?: number;
};

/**
 * Hears of every statement that changes appointments, closures, sessions or notes, which triggers announce
 * (`tell_of_appointments` in `migrations/001-clinic.ts`). A pooler in transaction mode passes nothing on: behind one,
 * `connectionString` is DATABASE_LISTEN_URL.
 */
export function watchPostgres(
  connectionString: string,
  { isOwn = () => false, questionMs = QUESTION_MS }: Options = {},
): Watch {
  return (onChange, trouble) => {
    const stopping = new AbortController();
    let client: pg.Client | undefined;
    let isLost = false;

    async function listen(): Promise<void> {
      client = createListener(connectionString);
      const broken = new Promise<Error | undefined>((resolve) => {
        client?.on('error', resolve);
        client?.on('end', () => resolve(undefined));
      });
      client.on('notification', ({ processId }) => isOwn(processId) || onChange());
      await client.connect();
      await client.query('listen appointments');
      if (isLost) trouble?.onRestored();
      isLost = false;
      // Changes before this moment were not heard.
      onChange();
      for (;;) {
        const end = await Promise.race([broken.then((error) => ({ error })), sleep(questionMs, null, { ref: false })]);
        if (end) throw end.error ?? new Error('Connection terminated');
        // A server that has vanished does not close the connection.
        await client.query('select 1');
      }
    }
    async function keepListening(): Promise<void> {
      while (!stopping.signal.aborted) {
        await listen().catch((error: unknown) => {
          if (!isLost && !stopping.signal.aborted) trouble?.onLost(error);
          isLost = true;
        });
        // An orderly end would wait for an answer, which a dead connection never gives.
        hangUp(client);
        await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    keepListening();
    return () => {
      stopping.abort();
      client?.end().catch(() => undefined);
    };
  };
}

/**
 * Resolves when the message that `notify` sends on a channel is heard at `connectionString`. Rejects when it is not.
 */
export async function hearOnce(connectionString: string, notify: (channel: string) => Promise<unknown>): Promise<void> {
  const client = createListener(connectionString);
  const heard = new Promise<boolean>((resolve) => client.on('notification', () => resolve(true)));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const channel = `hearing_${randomBytes(8).toString('hex')}`;
    await client.query(`listen ${channel}`);
    await notify(channel);
    if (await Promise.race([heard, sleep(SILENCE_MS, false, { ref: false })])) return;
    throw new Error('a pooler, or another database: what is said at DATABASE_URL does not arrive');
  } finally {
    hangUp(client);
  }
}

function createListener(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
  });
}

/** Destroys the socket, which the types leave out. */
function hangUp(client: pg.Client | undefined): void {
  (client as unknown as { connection: { stream: Socket } } | undefined)?.connection.stream.destroy();
}
