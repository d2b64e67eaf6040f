/**
 * Lays the section of an island out for good. Chromium 150 may give no box to what React adds to a section of
 * `drawn-near.css` while the focus leaves it: of the links that replace a lost video, one in four stayed hidden.
 */
export function keepDrawn(island: HTMLElement): void {
  island.closest('[data-near]')?.removeAttribute('data-near');
}
