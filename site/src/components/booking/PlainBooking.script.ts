/** The wizard's script comes by itself, after the page's own; when it has not by then, the form does without. */
const SCRIPT_WAIT_MS = 10_000;

/**
 * Holds the booking form until the wizard wakes: a press on Next is kept for it instead of sending half a form
 * (`data-submitted`, read by use-booking-draft). Once the page has given script up, it is one plain form.
 */
export function holdBookingForm(form: HTMLFormElement): void {
  const island = form.closest('astro-island');
  const { dataset } = document.documentElement;
  const isAsleep = () => island?.hasAttribute('ssr') ?? false;
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    if (!isAsleep()) return;
    const isPlain = dataset.script === undefined;
    if (!isPlain) form.dataset.submitted = '';
    if (!isPlain || !form.reportValidity()) event.preventDefault();
  });

  const giveUpAsleep = () => {
    if (isAsleep()) delete dataset.script;
  };
  setTimeout(giveUpAsleep, SCRIPT_WAIT_MS);
  // Astro asks for a script that failed once more; this tells that the second try failed too.
  island?.addEventListener('astro:hydration-error', giveUpAsleep);
}
