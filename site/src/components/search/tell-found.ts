import { phoneToHref } from '#lib/clinic/phone.ts';
import { searchResultWords as words } from '#messages/search-results.ts';

/** How long the field rests before its results are counted: a screen reader would speak one number for each letter. */
const SPOKEN_AFTER_MS = 1000;

/**
 * Makes a function that tells in a live region how many results the field's words have, or that nothing is found and
 * whom to call. An empty field empties the region at once.
 */
export function createTeller(status: Element) {
  let rest: ReturnType<typeof setTimeout>;
  return (query: string, count: number, phone: string): void => {
    clearTimeout(rest);
    if (query === '') status.textContent = '';
    else rest = setTimeout(() => tell(status, count, phone), SPOKEN_AFTER_MS);
  };
}

function tell(status: Element, count: number, phone: string): void {
  if (count > 0) {
    status.textContent = words.found(count);
    return;
  }
  const link = document.createElement('a');
  link.className = 'touch-target';
  link.href = phoneToHref(phone);
  link.textContent = phone;
  status.replaceChildren(`${words.nothing} `, link);
}
