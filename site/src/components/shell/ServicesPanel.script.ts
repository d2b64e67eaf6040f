/** The header's item that holds button and panel. */
export const SERVICES_MENU = 'data-services-menu';

/** The pointer may leave the button for the panel, or cut a corner, without losing it. */
const HOVER_LEAVE_GRACE_MS = 250;

/** People hover, then click, and mean open: the first click this soon after opening by hover keeps it open. */
const HOVER_CLICK_MS = 1000;

/**
 * The header's Services button: opens under a mouse, toggles on click and keys, closes with Escape, on a click
 * elsewhere, when the focus moves on and when a service is chosen.
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

  item.addEventListener('pointerenter', (event) => {
    clearTimeout(leaving);
    if (event.pointerType !== 'mouse' || isOpen()) return;
    hoveredAt = performance.now();
    setOpen(true);
  });
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
