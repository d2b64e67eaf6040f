/** When the wizard's script has not come after this, the form works without it. */
const SCRIPT_WAIT_MS = 10_000;

/**
 * Holds the booking form until the wizard wakes: a press on Next is shown, and kept in `data-submitted` (see
 * `islands/use-booking-draft.ts`), because it would send half a form. When script fails, the form is one plain form.
 */
export function holdBookingForm(form: HTMLFormElement): void {
  const island = form.closest('astro-island');
  const { dataset } = document.documentElement;
  const isAsleep = () => island?.hasAttribute('ssr') ?? false;
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    if (!isAsleep()) return;
    const isPlain = dataset.script === undefined;
    if (!isPlain) {
      form.dataset.submitted = '';
      event.submitter?.setAttribute('data-waking', '');
    }
    if (!isPlain || !form.reportValidity()) event.preventDefault();
  });

  const giveUpAsleep = () => {
    if (!isAsleep()) return;
    delete dataset.script;
    form.querySelector('[data-waking]')?.removeAttribute('data-waking');
  };
  setTimeout(giveUpAsleep, SCRIPT_WAIT_MS);
  // Astro loads a failed script again; this event says that the second try has failed too.
  island?.addEventListener('astro:hydration-error', giveUpAsleep);
}
