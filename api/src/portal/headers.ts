/** For every answer below the portal: its address is a secret, and what it shows is the patient's alone. */
export const PORTAL_HEADERS = {
  'cache-control': 'no-store',
  // `isForeignForm` knows what browsers make of this when they send the page's forms.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
