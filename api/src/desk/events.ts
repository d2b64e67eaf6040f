import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Watch } from '../database/watch.ts';
import type { Bell } from '../mails/bell.ts';

/** A booking follows another one at once; the screen need not. */
const REST_MS = 200;

/** Proxies close a connection on which nothing is said for a minute. */
const HEARTBEAT_MS = 20_000;

/** After this the browser connects anew, and its session is checked. */
const CONNECTION_MS = 5 * 60_000;

/** How long to wait for a bell that does not ring. */
const LOOK_MS = 60_000;

export type DeskEvents = ReturnType<typeof createDeskEvents>;

/**
 * Tells the pages of the desk that appointments have changed, as server-sent events. `bell` rings for changes in this
 * process, `watch` for those of others.
 */
export function createDeskEvents(bell: Bell, watch: Watch) {
  const listeners = new Set<ServerResponse>();
  const stopWatching = watch(bell.ring);
  let isStopping = false;

  function tell(text: string): void {
    for (const listener of listeners) listener.write(text);
  }

  async function follow(): Promise<void> {
    let seen = bell.count();
    while (!isStopping) {
      await bell.wait(seen, LOOK_MS);
      if (bell.count() === seen) continue;
      seen = bell.count();
      tell('event: changed\ndata:\n\n');
      await sleep(REST_MS);
    }
  }
  const heartbeat = setInterval(() => tell(':\n\n'), HEARTBEAT_MS);
  follow();

  return {
    /** Answers with a stream of events. The headers of the answer are sent here. */
    listen(response: ServerResponse): void {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Asks nginx to pass each event on at once.
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      response.write('retry: 1000\n\n');
      listeners.add(response);
      const timer = setTimeout(() => response.end(), CONNECTION_MS);
      response.once('close', () => {
        clearTimeout(timer);
        listeners.delete(response);
      });
    },
    stop(): void {
      isStopping = true;
      clearInterval(heartbeat);
      stopWatching();
      for (const listener of listeners) listener.end();
    },
  };
}
