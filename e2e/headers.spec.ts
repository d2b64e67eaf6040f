import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

/** The headers of a scanner, which asks through a proxy that ends TLS, from another origin. */
const SCAN_HEADERS = { 'x-forwarded-proto': 'https', origin: 'https://scanner.example' };

/** Mozilla's HTTP Observatory takes points from a shorter time. */
const MIN_HTTPS_SECONDS = 15_552_000;

for (const [address, status] of [
  ['/', 200],
  ['/book', 200],
  [`/services/${SERVICES[0]?.slug}`, 200],
  ['/nothing-here', 404],
  ['/api/availability', 422],
] as const) {
  test(`a visitor of ${address} is protected by headers to which Mozilla's Observatory gives an A+`, async ({
    request,
  }) => {
    const response = await request.get(address, { headers: SCAN_HEADERS });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(MIN_HTTPS_SECONDS);
    for (const name of ['set-cookie', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name);

    const policy = headers['content-security-policy'] ?? '';
    const formAction = address.startsWith('/api/') ? "form-action 'none'" : "form-action 'self'";
    for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", formAction]) {
      expect(`${policy};`).toContain(`${directive};`);
    }
    expect(policy).not.toMatch(/unsafe-|script-src[^;]*(http|\*)/);
  });
}
