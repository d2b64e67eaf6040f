import { useEffect, useState } from 'react';
import { fetchRefusalWords } from '#lib/browser/booking/appointment-client.ts';
import { createLateFile } from '#lib/browser/late-file.ts';

export type LateParts = typeof import('./late-parts.ts');

const importParts = createLateFile(() => import('./late-parts.ts'));

/** The parts, kept once they have loaded. */
let parts: LateParts | undefined;

/**
 * Loads the parts of the wizard that are a file of their own, together with the words for refusals. Returns `undefined`
 * until they have loaded. They are requested when `isWanted`, and again at each new `moment` until they have loaded.
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
    parts ??= await importParts();
  } catch {
    // The dialogs work without these parts, and a booking without an answer does not wait.
  }
  return parts;
}
