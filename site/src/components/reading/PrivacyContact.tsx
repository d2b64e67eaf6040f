import type { PrivacyContact as Contact } from '@clinic/contract/site-pages.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { readingMessages } from '#messages/reading.ts';

const words = readingMessages.privacy;

type Props = { contact: Contact };

/** The contact for questions about one's data, below the text of the privacy page. */
export function PrivacyContact({ contact: { name, email, phone } }: Props) {
  return (
    <>
      <h2 id={words.id}>{words.title}</h2>
      <p>{name}</p>
      <ul>
        {email && (
          <li>
            <a className="touch-target" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="touch-target" href={phoneToHref(phone)}>
              {phone}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
