/** Keeps the footer's year right when the site was built in an earlier one. Its element names the clinic's time zone. */
export function startCopyrightYear(root: Document): void {
  const element = root.querySelector<HTMLElement>('[data-copyright-zone]');
  if (!element) return;
  const timeZone = element.dataset.copyrightZone;
  element.textContent = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date());
}
