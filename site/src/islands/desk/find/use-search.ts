import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskFound } from '@clinic/contract/desk-search.ts';
import { useRef, useState } from 'react';
import { fetchFound, toSearchPath } from '#lib/browser/desk/desk-client.ts';

/** Longer than the pauses between the letters of a word. */
export const PAUSE_MS = 180;

type SearchState = 'shown' | 'asking' | 'failed';

/** Searches at a pause while somebody types, or at once. A new search ends the one before it. */
export function useSearch(first: DeskFound) {
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
    if (outcome.kind === 'signed-out') return location.assign(DESK_PATHS.signIn);
    if (outcome.kind === 'failed') return setState('failed');
    setFound(outcome.found);
    setState('shown');
    history.replaceState(null, '', toSearchPath(question));
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
