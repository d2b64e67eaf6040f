import { createChatLink } from '@clinic/contract/message-links.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { messages } from '#messages/shared.ts';
import styles from './PhoneBar.module.css';

type Props = { phone: string; whatsapp: string; bookHref: string };

const words = messages.phoneBar;

/** On phones, a bar of links to the clinic within reach of the thumb. It keeps its own room below the footer. */
export function PhoneBar({ phone, whatsapp, bookHref }: Props) {
  return (
    <nav className={`${styles.bar} night`} aria-label={words.label}>
      <a href={phoneToHref(phone)}>{words.call}</a>
      <a href={createChatLink(whatsapp)}>{words.whatsapp}</a>
      <a href={bookHref}>{words.book}</a>
    </nav>
  );
}
