import { DESK_PATHS } from '@clinic/contract/desk.ts';

/** `changed`: there is something new. `lost`: the connection broke, and comes back by itself or by another try. */
export type LiveEvent = 'open' | 'changed' | 'lost';

/** The browser connects again by itself, but not after an answer that refuses. */
const CONNECT_AGAIN_MS = 5_000;
/** Names the lock of the tab that listens, and the channel on which it passes on what it hears. */
const SHARED_NAME = 'desk-events';

/**
 * Tells `hear` the events of the desk until the function that it returns is called. `onRefused` is called when the
 * server refuses the connection. All tabs that follow share one connection: over HTTP/1.1 a browser opens only six to a
 * host, and with the seventh tab every page of the desk would wait.
 */
export function followEvents(hear: (event: LiveEvent) => void, onRefused: () => void): () => void {
  // A page that came over plain http from another machine has no locks. Then each tab listens for itself.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return connect(hear, onRefused);

  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(SHARED_NAME);
  channel.addEventListener('message', ({ data }) => hear(data));
  const pass = (event: LiveEvent) => {
    hear(event);
    channel.postMessage(event);
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const close = connect(pass, onRefused);
      signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });

  // The request of a tab that stops before its turn is rejected.
  locks.request(SHARED_NAME, { signal }, listen).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}

/** Listens over a connection of its own. */
function connect(hear: (event: LiveEvent) => void, onRefused: () => void): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout>;

  const open = () => {
    source = new EventSource(DESK_PATHS.events);
    source.addEventListener('open', () => hear('open'));
    source.addEventListener('changed', () => hear('changed'));
    source.addEventListener('error', () => {
      hear('lost');
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, CONNECT_AGAIN_MS);
      onRefused();
    });
  };

  open();
  return () => {
    source.close();
    clearTimeout(again);
  };
}
