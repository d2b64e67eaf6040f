import { emailToAscii } from '@clinic/contract/email-ascii.ts';

/** Both names of Gmail, where dots before the @ do not count. */
const GMAIL_PATTERN = /^g(?:oogle)?mail\.com$/;

/**
 * The same text for all spellings of a mailbox: `Asha.K+clinic@GoogleMail.com` and `ashak@gmail.com` are both
 * `ashak@gmail.com`. Empty for no address.
 */
export function emailToKey(email: string): string {
  if (email.trim() === '') return '';
  const [local = '', domain = ''] = emailToAscii(email.trim().normalize('NFKC'))
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const mailbox = local.replace(/(?<=.)\+.*/, '');
  const host = domain.replace(/(?<!\.)\.+$/, '');
  return GMAIL_PATTERN.test(host) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}
