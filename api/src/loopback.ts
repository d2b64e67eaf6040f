const LOOPBACK_PATTERN = /^(localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** Whether a host, of an address or alone, is this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_PATTERN.test(host);
}
