import type { ClientDirective } from 'astro';
import { DRAFT_KEY } from '#lib/browser/booking/draft-key.ts';
import { BOOKED_KEY, isKept } from '#lib/browser/booking/kept-booking.ts';
import { drawIfTranslated } from '#lib/browser/waking/draw-anew.ts';
import { onFirstTouch } from '#lib/browser/waking/first-touch.ts';

/** Longer than a slow phone needs to draw the page and its pictures. */
const IDLE_WAIT_MS = 3000;

/**
 * `client:person`, for the booking wizard: it hydrates at the first sign of a person, or some seconds after the page
 * has loaded. It hydrates at once when the address has a query or the tab keeps a draft or a booking, because these
 * change what it shows. Until then the form accepts typed text, and `PlainBooking.script.ts` keeps a press on its
 * button.
 */
const wakeForPerson: ClientDirective = (load, _options, element) => {
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= load().then((hydrate) => {
      drawIfTranslated(element);
      return hydrate();
    });
    return waking;
  };
  if (location.search || isKept(DRAFT_KEY) || isKept(BOOKED_KEY)) return void wake();
  onFirstTouch(wake);
  const wait = () => setTimeout(wake, IDLE_WAIT_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

export default wakeForPerson;
