import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { useEffect, useState } from 'react';

/** A connection that is back before this was not worth a word. */
const LOST_AFTER_MS = 2_000;
/** The browser connects again by itself, but not after an answer that refuses. */
const CONNECT_AGAIN_MS = 5_000;
/** Slots begin without anybody doing anything. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Calls `refresh` when the server says that something has changed, when a lost connection is back, and now and then.
 * Answers whether the connection is lost. `refresh` must stay the same function.
 */
export function useLiveEvents(refresh: () => void): boolean {
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout>;
    let losing: ReturnType<typeof setTimeout> | undefined;

    const onOpen = () => {
      clearTimeout(losing);
      losing = undefined;
      setIsLost(false);
      refresh();
    };
    const onError = () => {
      losing ??= setTimeout(setIsLost, LOST_AFTER_MS, true);
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(connect, CONNECT_AGAIN_MS);
      // Who is signed out learns it by this.
      refresh();
    };
    const connect = () => {
      source = new EventSource(DESK_PATHS.events);
      source.addEventListener('open', onOpen);
      source.addEventListener('changed', refresh);
      source.addEventListener('error', onError);
    };

    connect();
    const looking = setInterval(refresh, LOOK_AGAIN_MS);
    return () => {
      source.close();
      clearTimeout(again);
      clearTimeout(losing);
      clearInterval(looking);
    };
  }, [refresh]);

  return isLost;
}
