import { useRef, useState } from 'react';
import { fetchFound } from '#browser/desk-client.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';
import type { DeskFound } from './found.ts';

/** Longer than the pauses between the letters of a word. */
export const PAUSE_MS = 180;

type SearchState = 'shown' | 'asking' | 'failed';

/**
 * Searches at a pause while somebody types, or at once. A new search ends the one before it. `onFound` is told each
 * question whose answer has come.
 */
export function useSearch(first: DeskFound, onFound?: (question: string) => void) {
  const [found, setFound] = useState(first);
  const [state, setState] = useState<SearchState>('shown');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  function stop(): void {
    clearTimeout(pause.current);
    asking.current?.abort();
  }

  async function ask(question: string): Promise<void> {
    stop();
    const controller = new AbortController();
    asking.current = controller;
    setState('asking');
    const outcome = await fetchFound(question, controller.signal);
    if (controller.signal.aborted) return;
    if (outcome.kind === 'signed-out') return leaveToSignIn();
    if (outcome.kind === 'failed') return setState('failed');
    setFound(outcome.found);
    setState('shown');
    onFound?.(question);
  }

  function askAfterPause(question: string): void {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (question !== found.question || state === 'failed') {
        ask(question);
      } else {
        stop();
        setState('shown');
      }
    }, PAUSE_MS);
  }

  return { found, state, ask, askAfterPause };
}
