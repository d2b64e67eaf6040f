import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { Watch } from '@clinic/api/database/watch.ts';
import type { Bell } from '@clinic/api/outbox/bell.ts';

/** Bookings may follow each other at once, but pages hear of changes only this often. */
const REST_MS = 200;

/**
 * Proxies close a connection that is silent for a minute, and pages take one for lost after 45 s. A person who is signed
 * out hears events no longer than this.
 */
const HEARTBEAT_MS = 15_000;

/** Script hears no comment, so this is an event. */
const BEAT = 'event: beat\ndata:\n\n';

/** After this time the browser connects again. */
const CONNECTION_MS = 5 * 60_000;

/** However many forms are sent, the sessions of open pages are looked up only this often. */
const LOOK_UP_REST_MS = 1000;

/** How long to wait for a bell that does not ring. */
const LOOK_MS = 60_000;

/** The appointments that a press has changed, with their new versions. */
export type DeskNews = readonly Pick<AppointmentsTable, 'id' | 'version'>[];

/** The things a stream depends on. Streams of one session have the same key, and are looked up once. */
export type StreamSession = { key: string; isSignedIn: () => Promise<boolean> };

export type DeskEvents = ReturnType<typeof createDeskEvents>;

/**
 * Tells the desk's pages that appointments have changed, by server-sent events. `bell` rings for changes in this
 * process, `watch` for those of others.
 */
export function createDeskEvents(bell: Bell, watch: Watch) {
  const listeners = new Map<ServerResponse, StreamSession>();
  let explained: DeskNews[] = [];
  const stopWatching = watch(bell.ring);
  let isStopping = false;
  let isLookUpAsked = false;
  let isLookingUp = false;

  function send(text: string): void {
    for (const listener of listeners.keys()) listener.write(text);
  }

  /** Ends a listener's stream. The connection stays open until everything sent is read, and must not be written to. */
  function letGo(listener: ServerResponse): void {
    listeners.delete(listener);
    listener.end();
  }

  /** Has the sessions looked up, now or after the rest since the last time. */
  async function checkSessions(): Promise<void> {
    isLookUpAsked = true;
    if (isLookingUp) return;
    isLookingUp = true;
    while (isLookUpAsked && !isStopping) {
      isLookUpAsked = false;
      await endSignedOut();
      await sleep(LOOK_UP_REST_MS, undefined, { ref: false });
    }
    isLookingUp = false;
  }

  /** Ends the streams of people who are signed out by now. While the database is away, all streams stay. */
  async function endSignedOut(): Promise<void> {
    const sessions = Map.groupBy(listeners, ([, { key }]) => key);
    await Promise.all(
      Array.from(sessions.values(), async (streams) => {
        const isSignedIn = await streams[0]?.[1].isSignedIn().catch(() => true);
        if (!isSignedIn) for (const [listener] of streams) letGo(listener);
      }),
    );
  }

  async function follow(): Promise<void> {
    let seen = bell.count();
    while (!isStopping) {
      await bell.wait(seen, LOOK_MS);
      const rings = bell.count() - seen;
      if (rings === 0) continue;
      seen += rings;
      // A ring that is not explained may stand for any change.
      const news = rings === explained.length ? explained.flat() : [];
      explained = [];
      send(`event: changed\ndata:${news.map(({ id, version }) => `${id}:${version}`).join(' ')}\n\n`);
      await sleep(REST_MS);
    }
  }
  const heartbeat = setInterval(() => {
    send(BEAT);
    checkSessions();
  }, HEARTBEAT_MS);
  follow();

  return {
    /**
     * Answers with a stream of events until its person is signed out, for `CONNECTION_MS` at most. Sends the headers of
     * the answer.
     */
    listen(response: ServerResponse, session: StreamSession): void {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Asks nginx to pass each event on at once.
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      response.write(`retry: 1000\n\n${BEAT}`);
      listeners.set(response, session);
      const timer = setTimeout(() => letGo(response), CONNECTION_MS);
      response.once('close', () => {
        clearTimeout(timer);
        listeners.delete(response);
      });
    },
    /**
     * Rings the bell for changes that are known, so that the page that has made them need not ask for the day again.
     */
    tell(news: DeskNews): void {
      explained.push(news);
      bell.ring();
    },
    /** Call it after anything that may have ended a session in this process. Heartbeats notice the others. */
    checkSessions,
    stop(): void {
      isStopping = true;
      clearInterval(heartbeat);
      stopWatching();
      for (const listener of listeners.keys()) letGo(listener);
    },
  };
}
