type Headers = Readonly<Record<string, string>>;

/** On every answer, pages and API alike. */
const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  // Not 'no-referrer': browsers would then send the no-script form with 'Origin: null', which is refused, and the
  // video player shows an error instead of the film when it is not told the embedding origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know the policy's frame-ancestors.
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** For one answer of the API: nothing is loaded by it, framed around it, or kept of it. */
export const API_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // The site may live on another origin; who may read is CORS's business.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

export const SITE_HEADERS: Headers = { ...COMMON_HEADERS, 'cross-origin-resource-policy': 'same-origin' };

/** Only for answers that went over https (RFC 6797, 7.2). Other hosts of the clinic's domain are not ours to bind. */
export const HTTPS_HEADERS: Headers = { 'strict-transport-security': 'max-age=31536000' };
