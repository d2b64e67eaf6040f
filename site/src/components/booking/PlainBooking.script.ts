/** If the wizard's script has not loaded after this time, the form works without it. */
const SCRIPT_WAIT_MS = 10_000;

/**
 * Holds the booking form back until the wizard wakes. A press on Next would send half a form, so it is shown as pending
 * and kept in `data-submitted` (see `islands/booking/use-booking-draft.ts`). When script fails, the form is one plain form.
 */
export function holdBookingForm(form: HTMLFormElement): void {
  const island = form.closest('astro-island');
  const { dataset } = document.documentElement;
  const isAsleep = () => island?.hasAttribute('ssr') ?? false;

  form.addEventListener('submit', (event) => {
    const isPlain = dataset.script === undefined;
    if (!isAsleep() || isPlain) return;
    event.preventDefault();
    form.dataset.submitted = '';
    event.submitter?.setAttribute('data-waking', '');
  });

  const giveUpAsleep = () => {
    if (!isAsleep()) return;
    delete dataset.script;
    form.querySelector('[data-waking]')?.removeAttribute('data-waking');
  };
  setTimeout(giveUpAsleep, SCRIPT_WAIT_MS);
  // Astro retries a failed script; this event means that the second try has failed too.
  island?.addEventListener('astro:hydration-error', giveUpAsleep);
}
