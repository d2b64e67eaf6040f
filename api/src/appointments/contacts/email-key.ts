import { emailToAscii } from '@clinic/contract/typed-texts.ts';

/** Both domains of Gmail, which ignores dots before the @. */
const GMAIL_PATTERN = /^g(?:oogle)?mail\.com$/;

/**
 * Turns all spellings of a mailbox into one text: `Asha.K+clinic@GoogleMail.com` and `ashak@gmail.com` both become
 * `ashak@gmail.com`. Empty when there is no address.
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
