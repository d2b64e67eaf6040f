/**
 * 'View More Services': each press reveals the next cards, tells how many are shown, fills the track, and leads the
 * keyboard to the first new card. The button goes when nothing is left. `ServiceGrid` sets the numbers.
 */
export function startServiceList(root: Document): void {
  const list = root.querySelector<HTMLElement>('[data-service-list]');
  const button = list?.querySelector<HTMLButtonElement>('[data-view-more]');
  const shown = list?.querySelector('[data-shown]');
  if (!list || !button || !shown) return;

  button.addEventListener('click', () => {
    const hidden = [...list.querySelectorAll<HTMLElement>('[data-late]')];
    const next = hidden.splice(0, Number(button.dataset.viewMore));
    for (const card of next) {
      card.removeAttribute('data-late');
      card.dataset.revealed = '';
    }
    const total = list.querySelectorAll('li').length;
    const count = total - hidden.length;
    shown.textContent = String(count);
    for (const part of list.querySelectorAll('[data-track]')) {
      part.setAttribute(part.localName === 'circle' ? 'cx' : 'width', `${(100 * count) / total}%`);
    }
    next[0]?.querySelector('a')?.focus();
    if (hidden.length === 0) button.remove();
  });
}
