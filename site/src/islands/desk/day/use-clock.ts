import { useEffect, useState } from 'react';

/** How often the minutes on the screen are counted anew. */
const STEP_MS = 20_000;

/**
 * Returns the present moment by the clock of the server, as it goes on from the last answer. The computer's own clock may
 * be wrong. `at` is ISO 8601 in UTC.
 */
export function useClock(at: string): Date {
  const [nowMs, setNowMs] = useState(() => Date.parse(at));
  useEffect(() => {
    const answeredMs = Date.parse(at);
    const start = performance.now();
    setNowMs(answeredMs);
    const timer = setInterval(() => setNowMs(answeredMs + performance.now() - start), STEP_MS);
    return () => clearInterval(timer);
  }, [at]);
  return new Date(nowMs);
}
