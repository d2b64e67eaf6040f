type Headers = Readonly<Record<string, string>>;

/** The headers of every answer of the site; pages add their own policy. */
export const SITE_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  // With 'no-referrer' browsers would send the form without script with 'Origin: null', which is refused from browsers
  // that send no Sec-Fetch-Site, and the video player, which needs the embedding origin, would show an error.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know the policy's frame-ancestors.
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // This does not affect CORS, by which a site on another origin reads the API.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** The headers of every answer of the API: it loads nothing, may not be framed and is not cached. */
export const API_HEADERS: Headers = {
  ...SITE_HEADERS,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Only for answers over https (RFC 6797, 7.2). Subdomains are left out, because they may be run by others. */
export const HTTPS_HEADERS: Headers = { 'strict-transport-security': 'max-age=31536000' };
