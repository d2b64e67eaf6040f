import { useEffect, useState } from 'react';

type Parts = typeof import('./BookedParts.tsx');

/** Kept once it has arrived, so that the dialog opens with all its facts. */
let parts: Parts | undefined;

/** Fetches the parts of the success dialog that are a file of their own; a failed attempt may be repeated. */
export async function fetchBookedParts(): Promise<Parts | undefined> {
  try {
    parts ??= await import('./BookedParts.tsx');
  } catch {
    // The dialog does without: it shows the reference and the links.
  }
  return parts;
}

/** The parts, as soon as they are there. */
export function useBookedParts(): Parts | undefined {
  const [arrived, setArrived] = useState(parts);
  useEffect(() => {
    fetchBookedParts().then(setArrived);
  }, []);
  return arrived;
}
