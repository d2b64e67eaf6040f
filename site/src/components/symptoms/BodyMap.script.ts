/** Marks a dot of the drawn body; its value is the id of the region's `<details>`. */
export const BODY_DOT = 'data-body-dot';

/** Makes each dot of the drawn body a button that opens its region in the list beside it, and closes the others. */
export function startBodyMap(root: Document): void {
  const dots = [...root.querySelectorAll<SVGAElement>(`[${BODY_DOT}]`)];
  const findPart = (dot: SVGAElement) => root.getElementById(dot.getAttribute(BODY_DOT) ?? '');
  const parts = dots.map(findPart).filter((part) => part instanceof HTMLDetailsElement);
  for (const dot of dots) {
    const part = findPart(dot);
    if (!(part instanceof HTMLDetailsElement)) continue;
    const showExpanded = () => dot.setAttribute('aria-expanded', String(part.open));
    dot.setAttribute('role', 'button');
    dot.setAttribute('aria-controls', part.id);
    showExpanded();
    part.addEventListener('toggle', () => {
      showExpanded();
      // Browsers without exclusive details keep several open.
      if (part.open) for (const other of parts) other.open = other === part;
    });
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      part.open = !part.open;
      if (part.open) part.scrollIntoView({ block: 'nearest' });
    });
    dot.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      dot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  }
}
