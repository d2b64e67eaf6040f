import { useEffect, useState } from 'react';
import { type DeskNews, followEvents } from '#lib/browser/desk/live-events.ts';

/** A shorter loss of the connection is not reported. */
const LOST_AFTER_MS = 2_000;
/** How often the day is refreshed without an event, because time passes and slots begin. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Calls `refresh` when the server says that something has changed, when a lost connection is back, once a minute, and
 * when the tab comes into view. A hidden tab closes its connection. Returns whether the connection is lost. `refresh`
 * is given what has changed, as far as that is known, and must stay the same function. `path`: the address of the
 * events, where it is not the desk's own.
 */
export function useLiveEvents(refresh: (news: DeskNews) => void, path?: string): boolean {
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
function keepFresh(refresh: (news: DeskNews) => void, setIsLost: (isLost: boolean) => void, path?: string): () => void {
  const look = () => refresh([]);
  let losing: ReturnType<typeof setTimeout> | undefined;
  const forgetLoss = () => {
    clearTimeout(losing);
    losing = undefined;
    setIsLost(false);
  };

  const stop = followEvents(
    ({ kind, news }) => {
      if (kind === 'lost') {
        losing ??= setTimeout(setIsLost, LOST_AFTER_MS, true);
        return;
      }
      forgetLoss();
      refresh(news);
    },
    // When the connection is refused, the refresh shows whether the person is signed out.
    look,
    path,
  );
  // Another tab may hold the connection already, so no event reports earlier changes.
  look();
  const looking = setInterval(look, LOOK_AGAIN_MS);
  return () => {
    stop();
    forgetLoss();
    clearInterval(looking);
  };
}
