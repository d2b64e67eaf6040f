import { useEffect, useMemo, useState } from 'react';

/** How often the minutes on the screen are counted again. Within a step the moment stays, so no card is drawn again. */
const STEP_MS = 20_000;

const toStep = (ms: number) => ms - (ms % STEP_MS);

/**
 * Returns the present moment by the clock of the server, as it goes on from the last answer. The computer's own clock may
 * be wrong. `at` is ISO 8601 in UTC.
 */
export function useClock(at: string): Date {
  const [nowMs, setNowMs] = useState(() => toStep(Date.parse(at)));
  useEffect(() => {
    const answeredMs = Date.parse(at);
    const start = performance.now();
    setNowMs(toStep(answeredMs));
    const timer = setInterval(() => setNowMs(toStep(answeredMs + performance.now() - start)), STEP_MS);
    return () => clearInterval(timer);
  }, [at]);
  return useMemo(() => new Date(nowMs), [nowMs]);
}
