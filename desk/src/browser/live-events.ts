import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';

/**
 * `changed`: the desk has new data. `beat`: it is there, and has none. `lost`: the connection broke, and comes back by
 * itself or by another attempt. `news` lists what has changed; it is empty where that is not known.
 */
export type LiveEvent = { kind: 'open' | 'changed' | 'beat' | 'lost'; news: DeskNews };

/** Appointments that have changed, with their new versions. */
export type DeskNews = readonly { id: string; version: number }[];

/** The desk says something more often than this. A connection that is silent for so long is lost, although it is open. */
export const SILENCE_MS = 45_000;
/** The wait before the next connection after a refusal. After other losses the browser connects again by itself. */
const CONNECT_AGAIN_MS = 5_000;
/**
 * The lock that the listening tab holds, and the channel on which it passes events to other tabs, have this name with
 * the address of the events.
 */
const SHARED_NAME = 'desk-events:';

/**
 * Passes the desk's events to `hear` until the returned function is called. `onRefused` is called when the server
 * refuses the connection. All tabs that follow share one connection: over HTTP/1.1 a browser opens only six to a host,
 * and with a seventh tab every page of the desk would wait.
 */
export function followEvents(
  hear: (event: LiveEvent) => void,
  onRefused: () => void,
  path: string = DESK_PATHS.events,
): () => void {
  // A page over plain http from another machine has no locks. Each of its tabs then listens for itself.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return connect(hear, onRefused, path);
  const name = SHARED_NAME + path;

  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => hear(data));
  const pass = (event: LiveEvent) => {
    hear(event);
    channel.postMessage(event);
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const close = connect(pass, onRefused, path);
      signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });

  // The lock request of a tab that stops before its turn is rejected.
  locks.request(name, { signal }, listen).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}

function connect(hear: (event: LiveEvent) => void, onRefused: () => void, path: string): () => void {
  let source: EventSource;
  let next: ReturnType<typeof setTimeout>;

  const openAfter = (waitMs: number) => {
    clearTimeout(next);
    next = setTimeout(open, waitMs);
  };
  const pass = (event: LiveEvent) => {
    openAfter(SILENCE_MS);
    hear(event);
  };
  const open = () => {
    source?.close();
    openAfter(SILENCE_MS);
    source = new EventSource(path);
    source.addEventListener('open', () => pass({ kind: 'open', news: [] }));
    source.addEventListener('changed', ({ data }) => pass({ kind: 'changed', news: readNews(data) }));
    source.addEventListener('beat', () => pass({ kind: 'beat', news: [] }));
    source.addEventListener('error', () => {
      hear({ kind: 'lost', news: [] });
      if (source.readyState !== EventSource.CLOSED) return;
      openAfter(CONNECT_AGAIN_MS);
      onRefused();
    });
  };

  open();
  return () => {
    source.close();
    clearTimeout(next);
  };
}

/** Reads `{id}:{version}`, with a space between two of them. */
function readNews(data: unknown): DeskNews {
  return [...String(data ?? '').matchAll(/(\S+):(\d+)/g)].map(([, id = '', version]) => ({
    id,
    version: Number(version),
  }));
}
