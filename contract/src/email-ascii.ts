/** Signs that the domain of an email address cannot have, or that would end the domain in a URL. */
const NO_DOMAIN_PATTERN = /[\s/?#:%\\]/;

/**
 * Returns the address with its international domain in ASCII: `ravi@bücher.example` becomes
 * `ravi@xn--bcher-kva.example`. Any other text comes back as it is.
 */
export function emailToAscii(email: string): string {
  const begin = email.lastIndexOf('@') + 1;
  const domain = email.slice(begin).trim();
  if (!/\P{ASCII}/u.test(domain) || NO_DOMAIN_PATTERN.test(domain)) return email;
  try {
    return email.slice(0, begin) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}
