import { useEffect, useState } from 'react';
import { fetchRefusalWords } from '#lib/browser/appointment-client.ts';

export type LateParts = typeof import('./late-parts.ts');

/** Kept once it has arrived. */
let parts: LateParts | undefined;

/**
 * The parts of the wizard that are a file of their own, as soon as they are there: fetched when they are wanted, together
 * with the words for refusals, and again at each later `moment` until they have come.
 */
export function useLateParts(isWanted: boolean, moment: string): LateParts | undefined {
  const [arrived, setArrived] = useState(parts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is a reason to ask again
  useEffect(() => {
    if (!isWanted) return;
    fetchLateParts().then(setArrived);
    fetchRefusalWords();
  }, [isWanted, moment]);
  return arrived;
}

async function fetchLateParts(): Promise<LateParts | undefined> {
  try {
    parts ??= await import('./late-parts.ts');
  } catch {
    // The dialogs do without, and a booking without an answer does not wait.
  }
  return parts;
}
