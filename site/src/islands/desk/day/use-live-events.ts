import { useEffect, useState } from 'react';
import { followEvents, type LiveEvent } from '#lib/browser/desk/live-events.ts';

/** A shorter loss of the connection is not reported. */
const LOST_AFTER_MS = 2_000;
/** How often the day is refreshed without an event, because time passes and slots begin. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Calls `refresh` when the server says that something has changed, when a lost connection is back, once a minute, and
 * when the tab comes into view. A hidden tab closes its connection. Returns whether the connection is lost. `refresh`
 * must stay the same function.
 */
export function useLiveEvents(refresh: () => void): boolean {
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const look = () => {
      stop?.();
      stop = document.visibilityState === 'visible' ? keepFresh(refresh, setIsLost) : undefined;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop?.();
    };
  }, [refresh]);

  return isLost;
}

/** Refreshes the view until the returned function is called. */
function keepFresh(refresh: () => void, setIsLost: (isLost: boolean) => void): () => void {
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
