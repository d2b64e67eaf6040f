/** Names the clinic's time zone on the element of the year. */
export const COPYRIGHT_ZONE = 'data-copyright-zone';

/** Keeps the footer's year right when the site was built in an earlier one. */
export function startCopyrightYear(root: Document): void {
  const element = root.querySelector<HTMLElement>(`[${COPYRIGHT_ZONE}]`);
  if (!element) return;
  const timeZone = element.getAttribute(COPYRIGHT_ZONE) ?? undefined;
  element.textContent = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date());
}
