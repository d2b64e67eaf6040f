import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { PERSON_HEADER } from '@clinic/contract/desk-person.ts';
import { AGAIN_QUERY, BACK_QUERY } from '../frame/kept.ts';

/** Leads to the sign-in after a session has ended. It says why, and leads back to this page. */
export function leaveToSignIn(): void {
  const query = new URLSearchParams({ [BACK_QUERY]: location.pathname });
  leave(() => location.assign(`${DESK_PATHS.signIn}?${query}`));
}

/** Loads the page again when an answer is for another person than the page names, who has signed in beside it. */
export function followPerson({ headers }: Response): void {
  const shown = globalThis.document?.querySelector('[data-signed-in]')?.getAttribute('data-signed-in');
  const answered = headers.get(PERSON_HEADER);
  if (shown && answered !== null && answered !== encodeURIComponent(shown)) leave(() => location.reload());
}

/**
 * Takes a form along in which somebody has typed, of an open dialog or the panel. It comes back filled in, and is never
 * saved by this, also if somebody has signed in again meanwhile.
 */
function leave(go: () => void): void {
  const forms = document.querySelectorAll<HTMLFormElement>(':is(dialog[open], [data-panel]) form[method="post"]');
  const form = [...forms].find(isTyped);
  if (!form) {
    go();
    return;
  }
  form.action = `${form.action}?${AGAIN_QUERY}`;
  // Its submit handlers would send it by script.
  form.submit();
}

function isTyped(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="hidden"]), textarea');
  return [...fields].some(({ value }) => value.trim() !== '');
}
