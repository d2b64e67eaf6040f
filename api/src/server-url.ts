export const ENCODING_ADVICE = 'In a password write "#" as %23, "/" as %2F and "?" as %3F.';

/**
 * Whether the address is read to its end. A sign such as `#` in a password may end it early, and the user's name would
 * then be read as the host.
 */
export function isWholeUrl(url: string): boolean {
  return URL.canParse(url) && !url.includes('#') && !/[/?].*@/.test(url.slice(url.indexOf('//') + 2));
}

/** An address that this machine can open for the host and port of a server, also when it listens on all addresses. */
export function toLocalUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
