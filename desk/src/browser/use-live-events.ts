import { useEffect, useState } from 'react';
import { type DeskNews, followEvents, SILENCE_MS } from './live-events.ts';

/** A shorter loss of the connection is not reported. */
const LOST_AFTER_MS = 2_000;
/** How often the day is refreshed without an event, because time passes and slots begin. */
const LOOK_AGAIN_MS = 60_000;

/** Resolves to whether the data is fresh now; to `undefined` when another request will show that. */
type Refresh = (news: DeskNews) => Promise<boolean | undefined>;

/** `broken`: the browser says so. `silent`: it does not, but nothing is heard. `stale`: the desk gives no data. */
type Loss = 'broken' | 'silent' | 'stale';

/**
 * Calls `refresh` when the server says that something has changed, when a lost connection is back, once a minute, and
 * when the tab comes into view. A hidden tab closes its connection. Returns whether the connection is lost, and marks
 * the page with it. `refresh` is given what has changed, as far as that is known, and must stay the same function.
 * `path`: the address of the events, where it is not the desk's own.
 */
export function useLiveEvents(refresh: Refresh, path?: string): boolean {
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const look = () => {
      stop?.();
      stop = document.visibilityState === 'visible' ? keepFresh(refresh, setIsLost, path) : undefined;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop?.();
    };
  }, [refresh, path]);

  useEffect(() => {
    document.querySelector('main')?.setAttribute('data-connection', isLost ? 'lost' : 'live');
  }, [isLost]);

  return isLost;
}

/** Refreshes the view until the returned function is called. */
function keepFresh(refresh: Refresh, setIsLost: (isLost: boolean) => void, path?: string): () => void {
  const losses = new Set<Loss>();
  const note = (loss: Loss, isThere: boolean) => {
    if (isThere) losses.add(loss);
    else losses.delete(loss);
    setIsLost(losses.size > 0);
  };
  let isStopped = false;
  const look = async (news: DeskNews = []) => {
    const isFresh = await refresh(news);
    if (isFresh !== undefined && !isStopped) note('stale', !isFresh);
  };
  let losing: ReturnType<typeof setTimeout> | undefined;
  let falling: ReturnType<typeof setTimeout> | undefined;
  const waitForSilence = () => {
    clearTimeout(falling);
    falling = setTimeout(note, SILENCE_MS, 'silent', true);
  };

  const stop = followEvents(
    ({ kind, news }) => {
      if (kind === 'lost') {
        losing ??= setTimeout(note, LOST_AFTER_MS, 'broken', true);
        return;
      }
      clearTimeout(losing);
      losing = undefined;
      note('broken', false);
      // A connection may open although nothing comes through it.
      if (kind !== 'open' || !losses.has('silent')) waitForSilence();
      if (kind !== 'open') note('silent', false);
      if (kind !== 'beat' || losses.has('stale')) look(news);
    },
    // When the connection is refused, the refresh shows whether the person is signed out.
    () => look(),
    path,
  );
  waitForSilence();
  // Another tab may hold the connection already, so no event reports earlier changes.
  look();
  const looking = setInterval(look, LOOK_AGAIN_MS);
  return () => {
    isStopped = true;
    stop();
    clearTimeout(losing);
    clearTimeout(falling);
    clearInterval(looking);
    setIsLost(false);
  };
}
