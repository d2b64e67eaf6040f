import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Watch } from '../database/watch.ts';
import type { Bell } from '../mails/bell.ts';

/** A booking follows another one at once; the screen need not. */
const REST_MS = 200;

/** Proxies close a connection on which nothing is said for a minute, and who is signed out hears no longer than this. */
const HEARTBEAT_MS = 20_000;

/** After this the browser connects anew. */
const CONNECTION_MS = 5 * 60_000;

/** How long to wait for a bell that does not ring. */
const LOOK_MS = 60_000;

type IsSignedIn = () => Promise<boolean>;

export type DeskEvents = ReturnType<typeof createDeskEvents>;

/**
 * Tells the pages of the desk that appointments have changed, as server-sent events. `bell` rings for changes in this
 * process, `watch` for those of others.
 */
export function createDeskEvents(bell: Bell, watch: Watch) {
  const listeners = new Map<ServerResponse, IsSignedIn>();
  const stopWatching = watch(bell.ring);
  let isStopping = false;

  function tell(text: string): void {
    for (const listener of listeners.keys()) listener.write(text);
  }

  /** The connection may last until its last words are read, and nothing can be written to it any more. */
  function letGo(listener: ServerResponse): void {
    listeners.delete(listener);
    listener.end();
  }

  /** Lets go of those who are signed out by now. While the database cannot tell, of nobody. */
  function checkSessions(): void {
    for (const [listener, isSignedIn] of listeners) {
      isSignedIn().then(
        (isIn) => isIn || letGo(listener),
        () => undefined,
      );
    }
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
  const heartbeat = setInterval(() => {
    tell(':\n\n');
    checkSessions();
  }, HEARTBEAT_MS);
  follow();

  return {
    /** Answers with a stream of events until its person is signed out. The headers of the answer are sent here. */
    listen(response: ServerResponse, isSignedIn: IsSignedIn): void {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Asks nginx to pass each event on at once.
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      response.write('retry: 1000\n\n');
      listeners.set(response, isSignedIn);
      const timer = setTimeout(() => letGo(response), CONNECTION_MS);
      response.once('close', () => {
        clearTimeout(timer);
        listeners.delete(response);
      });
    },
    /** To be called after what may have ended a session in this process; heartbeats find out about others. */
    checkSessions,
    stop(): void {
      isStopping = true;
      clearInterval(heartbeat);
      stopWatching();
      for (const listener of listeners.keys()) letGo(listener);
    },
  };
}
