import type { SessionEnd } from '@clinic/contract/desk-person.ts';

/** How long before its end a session says so. */
export const WARN_MS = 10 * 60 * 1000;

export const MS_LEFT = 'data-ms-left';
export const CAN_STAY = 'data-can-stay';
/** The part of the line that is shown: `soon`, `stayed` or `over`. */
export const STATE = 'data-state';

/** Shows the line of `SessionNotice` when the end of the session is near, and sends its form without leaving the page. */
export function startSessionNotice(root: Document): void {
  const notice = root.querySelector<HTMLElement>(`[${MS_LEFT}]`);
  const form = notice?.querySelector('form');
  if (!notice || !form) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAtMs = 0;
  let canStay = notice.getAttribute(CAN_STAY) === 'true';

  function follow(end: SessionEnd): void {
    ({ canStay } = end);
    endsAtMs = Date.now() + end.msLeft;
    const button = form?.querySelector('button');
    if (button) button.hidden = !canStay;
    show(end.msLeft <= 0 ? 'over' : end.msLeft <= WARN_MS ? 'soon' : '');
    clearTimeout(timer);
    if (end.msLeft > 0) timer = setTimeout(look, end.msLeft > WARN_MS ? end.msLeft - WARN_MS : end.msLeft);
  }

  /** Another tab may have let the session last longer, or ended it. */
  async function look(): Promise<void> {
    follow((await ask('GET')) ?? { msLeft: Math.max(0, endsAtMs - Date.now()), canStay });
  }

  async function ask(method: 'GET' | 'POST'): Promise<SessionEnd | null> {
    const answer = await fetch(form?.action ?? '', { method, headers: { accept: 'application/json' } }).catch(
      () => null,
    );
    if (answer?.status === 401) return { msLeft: 0, canStay: false };
    return answer?.ok ? answer.json() : null;
  }

  function show(state: string): void {
    for (const part of notice?.querySelectorAll<HTMLElement>(`[${STATE}]`) ?? []) {
      part.hidden = part.getAttribute(STATE) !== state;
    }
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const end = await ask('POST');
    if (!end) return;
    follow(end);
    if (end.msLeft <= WARN_MS) return;
    show('stayed');
    notice.querySelector<HTMLElement>(`[${STATE}="stayed"]`)?.focus();
  });
  // A computer that has slept runs its timers late.
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'visible' && Date.now() > endsAtMs - WARN_MS) look();
  });
  follow({ msLeft: Number(notice.getAttribute(MS_LEFT)), canStay });
}
