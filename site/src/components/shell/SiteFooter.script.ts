/** Marks the element with the year. The value is the clinic's time zone. */
export const COPYRIGHT_ZONE = 'data-copyright-zone';

/** No clock on earth is further from UTC. */
const FARTHEST_ZONE_MS = 14 * 3_600_000;

/** Keeps the footer's year right when the site was built in an earlier one. */
export function startCopyrightYear(root: Document): void {
  const element = root.querySelector<HTMLElement>(`[${COPYRIGHT_ZONE}]`);
  // The first use of Intl blocks a cheap phone for a quarter of a second.
  if (!element || isThisYearEverywhere(element.textContent)) return;
  const timeZone = element.getAttribute(COPYRIGHT_ZONE) ?? undefined;
  element.textContent = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date());
}

function isThisYearEverywhere(year: string): boolean {
  const isThere = (offsetMs: number) => new Date(Date.now() + offsetMs).getUTCFullYear() === Number(year);
  return isThere(-FARTHEST_ZONE_MS) && isThere(FARTHEST_ZONE_MS);
}
