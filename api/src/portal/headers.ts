/** The headers of every answer below the portal: its address is a secret, and it shows a patient's data. */
export const PORTAL_HEADERS = {
  'cache-control': 'no-store',
  // With this policy browsers send the page's forms with 'Origin: null', which `isForeignForm` expects.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
