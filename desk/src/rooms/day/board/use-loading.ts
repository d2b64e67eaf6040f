import { useEffect, useState } from 'react';

/** A day that comes sooner needs no sign that it is loading. */
const PATIENCE_MS = 300;

/** A link that downloads a file or calls a number also begins to load, and the page stays. */
const GIVE_UP_MS = 10_000;

/** Whether another page, such as the next day, has been loading for a while. */
export function useLoading(): boolean {
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const end = () => {
      timers.forEach(clearTimeout);
      setIsLoading(false);
    };
    const begin = () => {
      end();
      timers = [setTimeout(setIsLoading, PATIENCE_MS, true), setTimeout(end, GIVE_UP_MS)];
    };
    // The browser shows a page again that was left, as it was.
    window.addEventListener('pageshow', end);
    window.addEventListener('beforeunload', begin);
    return () => {
      end();
      window.removeEventListener('pageshow', end);
      window.removeEventListener('beforeunload', begin);
    };
  }, []);
  return isLoading;
}
