import type { PrivacyContact } from '@clinic/contract/site-pages.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { privacyQuestion } from '#messages/booking.ts';

/** The contact for questions about one's data, in a line beside a form. */
export function PrivacyQuestion({ contact: { email, phone = '' } }: { contact: PrivacyContact }) {
  return (
    <>
      {privacyQuestion} <a href={email ? `mailto:${email}` : phoneToHref(phone)}>{email ?? phone}</a>
    </>
  );
}
