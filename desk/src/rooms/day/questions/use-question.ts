import { useEffect, useState } from 'react';
import { getOpened, loadOpened } from '../live/opened-parts.ts';
import type { Question } from './DayQuestion.tsx';

/**
 * Holds the dialog that is open above the day. `onFailed` is called where it cannot be fetched, as without a connection.
 */
export function useQuestion(onFailed: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    const coming = new AbortController();
    const load = () => {
      coming.abort();
      loadOpened().catch(() => undefined);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(type, load, { capture: true, signal: coming.signal });
    }
    return () => coming.abort();
  }, []);

  const ask = (next: Question) => {
    if (getOpened()) setQuestion(next);
    else loadOpened().then(() => setQuestion(next), onFailed);
  };
  return { question, DayQuestion: getOpened()?.DayQuestion, ask, close: () => setQuestion(null) };
}
