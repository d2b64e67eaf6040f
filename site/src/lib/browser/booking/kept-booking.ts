/** The key under which the tab keeps its last booking (`islands/booking/BookedStrip.tsx`). */
export const BOOKED_KEY = 'booked';

/** Whether the tab keeps something under this key; `false` when storage is turned off. */
export function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
