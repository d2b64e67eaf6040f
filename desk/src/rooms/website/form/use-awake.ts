import { useSyncExternalStore } from 'react';

const listen = () => () => undefined;

/** Whether script runs. What needs it is not drawn on the server, nor while the page wakes. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );
}
