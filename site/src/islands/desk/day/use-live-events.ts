import { useEffect, useState } from 'react';
import { followEvents, type LiveEvent } from '#lib/browser/desk/live-events.ts';

/** A shorter loss of the connection is not reported. */
const LOST_AFTER_MS = 2_000;
/** How often the day is refreshed without an event, because time passes and slots begin. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Calls `refresh` when the server says that something has changed, when a lost connection is back, once a minute, and
 * when the tab comes into view. A hidden tab closes its connection. Returns whether the connection is lost. `refresh`
 * must stay the same function. `path`: the address of the events, where it is not the desk's own.
 */
export function useLiveEvents(refresh: () => void, path?: string): boolean {
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

  return isLost;
}

/** Refreshes the view until the returned function is called. */
function keepFresh(refresh: () => void, setIsLost: (isLost: boolean) => void, path?: string): () => void {
  let losing: ReturnType<typeof setTimeout> | undefined;
  const forgetLoss = () => {
    clearTimeout(losing);
    losing = undefined;
    setIsLost(false);
  };

  const stop = followEvents(
    (event: LiveEvent) => {
      if (event === 'lost') {
        losing ??= setTimeout(setIsLost, LOST_AFTER_MS, true);
        return;
      }
      forgetLoss();
      refresh();
    },
    // When the connection is refused, the refresh shows whether the person is signed out.
    refresh,
    path,
  );
  // Another tab may hold the connection already, so no event reports earlier changes.
  refresh();
  const looking = setInterval(refresh, LOOK_AGAIN_MS);
  return () => {
    stop();
    forgetLoss();
    clearInterval(looking);
  };
}
