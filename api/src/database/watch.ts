import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ThreadClient } from './sqlite/dialect.ts';

/** Calls `onChange` when appointments may have been changed by another process, until the returned function is called. */
export type Watch = (onChange: () => void, trouble?: WatchTrouble) => () => void;

/** Told when nothing is heard any more, and when it is again. */
export type WatchTrouble = { onLost: (error: unknown) => void; onRestored: () => void };

/** How often to ask SQLite, which tells nobody of changes. */
const ASK_MS = 500;

const RECONNECT_MS = 1000;
/** How often the listening connection is asked whether it lives. */
const QUESTION_MS = 10_000;

/** SQLite counts the commits of other connections. */
export function watchSqlite({ ask }: ThreadClient): Watch {
  return (onChange) => {
    let last: unknown;
    let isAsking = false;
    async function look(): Promise<void> {
      if (isAsking) return;
      isAsking = true;
      const { rows } = await ask({ sql: 'pragma data_version', parameters: [] });
      const { data_version: version } = rows[0] as { data_version: number };
      if (last !== undefined && version !== last) onChange();
      last = version;
    }
    const timer = setInterval(() => {
      // While the file is away nothing changes.
      look()
        .catch(() => undefined)
        .finally(() => {
          isAsking = false;
        });
    }, ASK_MS);
    return () => clearInterval(timer);
  };
}

/** A connection that gives no answer for so long is dead, though nothing has closed it. */
const SILENCE_MS = 5000;

/**
 * Postgres tells of every statement that changes appointments (`migrations/001-clinic.ts`). A pooler in transaction mode
 * passes nothing on.
 */
export function watchPostgres(connectionString: string, questionMs = QUESTION_MS): Watch {
  return (onChange, trouble) => {
    const stopping = new AbortController();
    let client: pg.Client | undefined;
    let isLost = false;

    async function listen(): Promise<void> {
      client = new pg.Client({
        connectionString,
        keepAlive: true,
        connectionTimeoutMillis: SILENCE_MS,
        query_timeout: SILENCE_MS,
      });
      const broken = new Promise<Error | undefined>((resolve) => {
        client?.on('error', resolve);
        client?.on('end', () => resolve(undefined));
      });
      client.on('notification', onChange);
      await client.connect();
      await client.query('listen appointments');
      if (isLost) trouble?.onRestored();
      isLost = false;
      // What happened in between was told to nobody.
      onChange();
      for (;;) {
        const end = await Promise.race([broken.then((error) => ({ error })), sleep(questionMs, null, { ref: false })]);
        if (end) throw end.error ?? new Error('Connection terminated');
        // A server that has vanished without a word closes nothing.
        await client.query('select 1');
      }
    }
    async function keepListening(): Promise<void> {
      while (!stopping.signal.aborted) {
        await listen().catch((error: unknown) => {
          if (!isLost && !stopping.signal.aborted) trouble?.onLost(error);
          isLost = true;
        });
        // Of a dead connection no answer to a farewell would come.
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

/** The socket, which the types leave out. */
function hangUp(client: pg.Client | undefined): void {
  (client as unknown as { connection: { stream: Socket } } | undefined)?.connection.stream.destroy();
}
