import { useEffect, useState } from 'react';
import { followEvents, type LiveEvent } from '#lib/browser/live-events.ts';

/** A connection that is back before this was not worth a word. */
const LOST_AFTER_MS = 2_000;
/** Slots begin without anybody doing anything. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Calls `refresh` when the server says that something has changed, when a lost connection is back, now and then, and
 * when the tab comes into view. A hidden tab lets go of everything. Answers whether the connection is lost. `refresh`
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

/** Refreshes what is in view until the function that it returns is called. */
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
    // Who is signed out learns it by this.
    refresh,
  );
  // Another tab may have been listening for long, and says nothing of what was before.
  refresh();
  const looking = setInterval(refresh, LOOK_AGAIN_MS);
  return () => {
    stop();
    forgetLoss();
    clearInterval(looking);
  };
}
