// Keeps the wish in the tab with the draft of the booking. Without a draft there is none: a wish is never carried over.
const KEY = 'whatsapp-wish';
const findBox = () => document.querySelector('.whatsapp-box input');

function keepWish() {
  try {
    if (findBox()?.checked) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {}
}

try {
  const box = findBox();
  if (box && sessionStorage.getItem('booking-draft') && sessionStorage.getItem(KEY)) box.checked = true;
} catch {}
addEventListener('pagehide', keepWish);
document.addEventListener('visibilitychange', keepWish);
