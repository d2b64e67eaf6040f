import { AGAIN_QUERY } from '@clinic/contract/desk-kept.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';

/**
 * Leads to the sign-in after a session has ended. A form of an open dialog goes along, and comes back after the sign-in.
 * It is never saved by this, also if somebody has signed in again meanwhile.
 */
export function leaveToSignIn(): void {
  const form = document.querySelector<HTMLFormElement>('dialog[open] form[method="post"]');
  if (!form || !isTyped(form)) {
    location.assign(DESK_PATHS.signIn);
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
