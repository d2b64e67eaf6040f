import { leadFocusTo } from './steady-presses.ts';

/** The parts of a live list: cells of the board, lines, and the chips of who waits. */
const PARTS = 'td, li';

const CONTROLS = 'a, button';

/**
 * Remembers where the focus is. The returned function leads it on when news have taken away what had it: to the same
 * appointment or time, or else to the next one in its list, the one before, or the list's heading.
 */
export function holdPlace(): () => void {
  const focused = document.activeElement;
  const own = focused?.closest<HTMLElement>('article, [data-panel]');
  const part = focused?.closest<HTMLElement>(PARTS);
  const list = part?.closest<HTMLElement>('section');
  const parts = [...(list?.querySelectorAll<HTMLElement>(PARTS) ?? [])];
  const at = part ? parts.indexOf(part) : 0;
  return () => {
    if (!focused || focused === document.body || document.activeElement !== document.body) return;
    const same = own?.isConnected ? own : document.getElementById(own?.id ?? '');
    const ahead = [...parts.slice(at), ...parts.slice(0, at).reverse()];
    const next = ahead.find((one) => one.isConnected && one.querySelector(CONTROLS));
    const found = same ? (same.querySelector<HTMLElement>('a') ?? same) : next?.querySelector<HTMLElement>(CONTROLS);
    leadFocusTo(found ?? list?.querySelector<HTMLElement>('h2') ?? document.getElementById('main'));
  };
}
