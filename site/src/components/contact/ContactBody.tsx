import { createChatLink, createMailto } from '@clinic/contract/message-links.ts';
import type { ReactNode } from 'react';
import type { OpeningHours } from '#lib/browser/contact/opening-hours.ts';
import { contactMessages as words } from '#messages/contact.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './ContactBody.module.css';
import { ContactCard, type ContactItem } from './ContactCard.tsx';
import { DirectLinks } from './DirectLinks.tsx';

type Props = {
  items: ContactItem[];
  phone: string;
  openingHours: OpeningHours[];
  timeZone: string;
  email: string;
  whatsapp: string;
  /** The form's island. Without script two links replace it. */
  children?: ReactNode;
};

/** The contact card beside the form; below 900 px the card comes first. */
export function ContactBody({ items, phone, openingHours, timeZone, email, whatsapp, children }: Props) {
  return (
    <div className="page-grid">
      <div className={styles.card}>
        <ContactCard items={items} phone={phone} openingHours={openingHours} timeZone={timeZone} />
      </div>
      <section className={styles.form} aria-labelledby="form-title">
        <h2 id="form-title" className={`${styles.title} heading-small`}>
          {words.form.thin} <b>{words.form.bold}</b>
        </h2>
        <div className="needs-script">{children}</div>
        <div className="without-script">
          <DirectLinks mailtoHref={createMailto(email)} chatHref={createChatLink(whatsapp)} />
        </div>
      </section>
    </div>
  );
}
