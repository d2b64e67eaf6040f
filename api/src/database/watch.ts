import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ThreadClient } from './sqlite/dialect.ts';

/** Calls `onChange` when appointments may have been changed by another process, until the returned function is called. */
export type Watch = (onChange: () => void) => () => void;

/** How often to ask SQLite, which tells nobody of changes. */
const ASK_MS = 500;

const RECONNECT_MS = 1000;

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

/** Postgres tells of every statement that changes appointments (`migrations/006-desk.ts`). */
export function watchPostgres(connectionString: string): Watch {
  return (onChange) => {
    const stopping = new AbortController();
    let client: pg.Client | undefined;

    async function listen(): Promise<void> {
      client = new pg.Client({ connectionString, keepAlive: true });
      const broken = new Promise<void>((resolve) => {
        client?.on('error', () => resolve());
        client?.on('end', resolve);
      });
      client.on('notification', onChange);
      await client.connect();
      await client.query('listen appointments');
      // What happened in between was told to nobody.
      onChange();
      await broken;
    }
    async function keepListening(): Promise<void> {
      while (!stopping.signal.aborted) {
        await listen().catch(() => undefined);
        await client?.end().catch(() => undefined);
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
