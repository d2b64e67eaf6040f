/** Widths up to this get the notice (specification, point 9). */
const NOTICE_MAX_WIDTH_PX = 768;

const DISMISSED_KEY = 'mobile-notice-dismissed';

/** Shows 'Best viewed on desktop' on narrow screens until it was dismissed once on this device. */
export function startMobileNotice(root: Document): void {
  const notice = root.querySelector<HTMLDialogElement>('dialog#mobile-notice');
  if (!notice || isDismissed()) return;

  const narrow = window.matchMedia(`(max-width: ${NOTICE_MAX_WIDTH_PX}px)`);
  // A window made wide takes the notice away without a person having dismissed it.
  let isWidened = false;

  const showOrHide = () => {
    if (narrow.matches && !notice.open && !isDismissed()) notice.showModal();
    if (!narrow.matches && notice.open) {
      isWidened = true;
      notice.close();
    }
  };

  notice.addEventListener('close', () => {
    if (!isWidened) rememberDismissal();
    isWidened = false;
  });
  narrow.addEventListener('change', showOrHide);
  showOrHide();
}

let wasDismissedHere = false;

/** Storage may be switched off: then the dismissal lasts as long as the page. */
function isDismissed(): boolean {
  try {
    return wasDismissedHere || localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return wasDismissedHere;
  }
}

function rememberDismissal(): void {
  wasDismissedHere = true;
  try {
    localStorage.setItem(DISMISSED_KEY, new Date().toISOString());
  } catch {
    // Nothing to be done: see isDismissed.
  }
}
