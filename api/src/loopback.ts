const LOOPBACK_PATTERN = /^(localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** Whether a host is this machine. An IPv6 address may have brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_PATTERN.test(host.toLowerCase());
}
