/** A form whose script has not arrived by then becomes one plain form, which needs none. */
const SCRIPT_WAIT_MS = 10_000;

/**
 * Holds the booking form until the wizard wakes: a press on Next is kept for it instead of sending half a form.
 * `data-submitted` and `data-plain` are read by BookingWizard and its styles.
 */
export function holdBookingForm(form: HTMLFormElement): void {
  const island = form.closest('astro-island');
  const isAsleep = () => island?.hasAttribute('ssr') ?? false;
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    if (!isAsleep() || form.dataset.plain !== undefined) return;
    event.preventDefault();
    form.dataset.submitted = '';
  });

  setTimeout(() => {
    if (!isAsleep()) return;
    form.dataset.plain = '';
    form.noValidate = false;
  }, SCRIPT_WAIT_MS);
}
