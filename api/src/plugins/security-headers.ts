type Headers = Readonly<Record<string, string>>;

/** On every answer of the site; its pages add their own policy. */
export const SITE_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  // Not 'no-referrer': browsers would then send the no-script form with 'Origin: null', which is refused, and the
  // video player shows an error instead of the film when it is not told the embedding origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know the policy's frame-ancestors.
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // A site on another origin reads the API by CORS, which this does not touch.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** For one answer of the API: nothing is loaded by it, framed around it, or kept of it. */
export const API_HEADERS: Headers = {
  ...SITE_HEADERS,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Only for answers that went over https (RFC 6797, 7.2). Other hosts of the clinic's domain are not ours to bind. */
export const HTTPS_HEADERS: Headers = { 'strict-transport-security': 'max-age=31536000' };
