import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { BOOK_PATH, VISIT_PATH } from '#components/shell/navigation.ts';
import type { OpeningHours } from '#lib/browser/contact/opening-hours.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { contactMessages as words } from '#messages/contact.ts';
import { contactFormMessages } from '#messages/contact-form.ts';
import { CardTitle } from './CardTitle.tsx';
import styles from './ContactCard.module.css';
import { OpeningHoursList } from './OpeningHoursList.tsx';

export type ContactItem = {
  label: string;
  /** The lines of the value. */
  lines: string[];
  href: string;
  /** Whether the link leads to another site, in a new tab. */
  isExternal?: boolean;
};

type Props = { items: ContactItem[]; phone: string; openingHours: OpeningHours[]; timeZone: string };

/** The clinic's address, phone and email, and the desk's hours. */
export function ContactCard({ items, phone, openingHours, timeZone }: Props) {
  return (
    <div className={`${styles.card} night`}>
      <section aria-labelledby="reach-title">
        <CardTitle id="reach-title">{words.reach}</CardTitle>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.label}>
              <ContactItemLink {...item} />
            </li>
          ))}
        </ul>
      </section>
      <OpeningHoursList hours={openingHours} timeZone={timeZone}>
        <ContactItemLink label={words.desk} lines={[phone]} href={phoneToHref(phone)} />
        <div className={`${styles.ways} cluster`}>
          <ButtonLink href={BOOK_PATH}>{words.book}</ButtonLink>
          <ArrowLink href={VISIT_PATH}>{words.visit}</ArrowLink>
        </div>
      </OpeningHoursList>
    </div>
  );
}

function ContactItemLink({ label, lines, href, isExternal = false }: ContactItem) {
  const newTab = isExternal ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={styles.item} href={href} {...newTab}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.value}>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}{' '}
          </span>
        ))}
      </span>
      {isExternal && <span className="visually-hidden"> ({contactFormMessages.opensNewTab})</span>}
    </a>
  );
}
