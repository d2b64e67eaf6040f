import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { parsePolicy, scoreByObservatory } from './observatory-score.ts';

/** The headers of a scanner, which asks through a proxy that ends TLS, from another origin. */
const SCAN_HEADERS = { 'x-forwarded-proto': 'https', origin: 'https://scanner.example' };

const EXPECTED_SCORE = 125;

const ADDRESSES: [address: string, status: number][] = [
  ['/', 200],
  ['/book', 200],
  [`/services/${SERVICES[0]?.slug}`, 200],
  ['/nothing-here', 404],
  ['/api/availability', 422],
];

for (const [address, status] of ADDRESSES) {
  test(`a visitor of ${address} is protected by headers that Mozilla's Observatory gives an A+`, async ({
    request,
  }) => {
    const response = await request.get(address, { headers: SCAN_HEADERS });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(scoreByObservatory({ headers, html: await response.text() })).toBeGreaterThanOrEqual(EXPECTED_SCORE);

    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe-');
    const directives = parsePolicy(policy);
    for (const directive of ['default-src', 'frame-ancestors', 'base-uri']) {
      expect(directives.get(directive)).toEqual(["'none'"]);
    }
    expect(directives.get('form-action')).toEqual([address.startsWith('/api/') ? "'none'" : "'self'"]);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
}

test('the score falls when something is missing', () => {
  const good = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  const score = (change: Record<string, string> = {}, html = '') =>
    scoreByObservatory({ headers: { ...good, ...change }, html });
  expect(score()).toBe(130);
  expect(score({ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" })).toBe(125);
  expect(score({ 'content-security-policy': '' })).toBe(55);
  expect(score({ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" })).toBe(60);
  expect(score({ 'strict-transport-security': 'max-age=60' })).toBe(120);
  expect(score({ 'strict-transport-security': '' })).toBe(80);
  expect(score({ 'x-content-type-options': '' })).toBe(125);
  expect(score({}, '<script src="https://other.example/a.js"></script>')).toBe(50);
});

test('a page may show frames only of what it embeds', async ({ request }) => {
  for (const [path, frames] of [
    ['/', 'https://www.youtube-nocookie.com'],
    ['/contact', 'https://www.google.com'],
    ['/book', undefined],
  ] as const) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(parsePolicy(policy).get('frame-src'), path).toEqual(frames && [frames]);
  }
});
