/** Marks the header's item that holds the button and the panel. */
export const SERVICES_MENU = 'data-services-menu';

/** The time for which the panel stays open after the pointer has left, so that it can move from button to panel. */
const HOVER_LEAVE_GRACE_MS = 250;

/** A click this soon after hover has opened the panel keeps it open, because the click is meant to open it. */
const HOVER_CLICK_MS = 1000;

/**
 * The header's Services button: it opens the panel on hover, toggles it on a click, Enter or Space, and closes it on
 * Escape, on a click elsewhere, when the focus leaves and when a service is chosen.
 */
export function startServicesMenu(root: Document): void {
  const item = root.querySelector<HTMLElement>(`[${SERVICES_MENU}]`);
  const button = item?.querySelector<HTMLButtonElement>('button[aria-expanded]');
  const panel = button && root.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!item || !button || !panel) return;

  let leaving = 0;
  let hoveredAt = Number.NEGATIVE_INFINITY;

  const isOpen = () => !panel.hidden;
  const setOpen = (open: boolean) => {
    clearTimeout(leaving);
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };

  button.addEventListener('click', () => {
    const isMeantOpen = performance.now() - hoveredAt <= HOVER_CLICK_MS;
    hoveredAt = Number.NEGATIVE_INFINITY;
    setOpen(isMeantOpen || !isOpen());
  });

  const openByHover = () => {
    if (isOpen()) return;
    hoveredAt = performance.now();
    setOpen(true);
  };
  item.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType === 'mouse') openByHover();
  });
  // The pointer may be over the item before this script runs.
  if (item.matches(':hover') && matchMedia('(hover: hover)').matches) openByHover();
  item.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') leaving = window.setTimeout(() => setOpen(false), HOVER_LEAVE_GRACE_MS);
  });

  item.addEventListener('focusout', (event) => {
    const next = event.relatedTarget;
    if (isOpen() && next instanceof Node && !item.contains(next)) setOpen(false);
  });

  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    const hadFocus = panel.contains(root.activeElement);
    setOpen(false);
    if (hadFocus) button.focus();
  });
  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (isOpen() && (!item.contains(target) || (panel.contains(target) && target.closest('a')))) setOpen(false);
  });
}
