/** The storage key that distinguishes a tab's later pages from its first one. */
const VIEWED = 'viewed';

/**
 * From the second page of a tab on, registers the worker that keeps pages (`src/service-worker/sw.ts`), unless the
 * visitor saves data. Without storage every page counts as the first.
 */
export function startOfflineReading(): void {
  if (document.readyState === 'complete') countView();
  else addEventListener('load', countView);
}

function countView(): void {
  try {
    if (sessionStorage[VIEWED] && !navigator.connection?.saveData) {
      navigator.serviceWorker?.register('/sw.js').catch(() => {});
    }
    sessionStorage[VIEWED] = 1;
  } catch {}
}

declare global {
  interface Navigator {
    /** Absent in some browsers. */
    connection?: { saveData: boolean };
  }
}
