import { useSyncExternalStore } from 'react';

const ids = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks an appointment while something about it is being sent, until the returned function is called. */
export function markSaving(id: string): () => void {
  const change = (set: (id: string) => unknown) => {
    set(id);
    for (const listener of listeners) listener();
  };
  change((one) => ids.add(one));
  return () => change((one) => ids.delete(one));
}

/**
 * Whether something about an appointment is being sent. Each place that shows it looks here itself, so that a press draws
 * nothing else.
 */
export function useIsSaving(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids.has(id),
    () => false,
  );
}
