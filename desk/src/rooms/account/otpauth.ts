/**
 * Creates the address that an authenticator app reads from a QR code
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). `secret` is in base 32.
 */
export function toOtpAuthUri(issuer: string, account: string, secret: string, digits: number): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Percent-encoded, because some apps show a plus sign for a space.
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${digits}&period=30`;
}
