/** What the tab keeps of a booking that was made (`islands/BookedStrip.tsx`). */
export const BOOKED_KEY = 'booked';

/** Whether the tab keeps something under this key; `false` when storage is switched off. */
export function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
