import { NextFree, type NextFreeProps } from '#components/booking/NextFree.tsx';
import { CONTACT_PATH, SYMPTOMS_PATH } from '#components/shell/navigation.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { wishToBookPath } from '#lib/booking/book-path.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { serviceMessages } from '#messages/services.ts';
import { symptomMessages } from '#messages/symptoms.ts';
import styles from './ContactCard.module.css';

const words = serviceMessages.contactCard;

type Props = { service: string; phone: string; nextFree: NextFreeProps };

/** Contact links that stay in view beside the text. `service` is the slug, for the booking link. */
export function ContactCard({ service, phone, nextFree }: Props) {
  return (
    <aside className={`${styles.card} night`} aria-labelledby="contact-card-title">
      <h2 id="contact-card-title" className={styles.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className={styles.actions}>
        <ButtonLink href={CONTACT_PATH} hasArrow>
          {words.contact}
        </ButtonLink>
        <ButtonLink href={wishToBookPath({ service })} variant="on-night">
          {words.book}
        </ButtonLink>
        <ArrowLink href={SYMPTOMS_PATH} className={styles.link}>
          {symptomMessages.link}
        </ArrowLink>
        <ArrowLink href={phoneToHref(phone)} className={styles.link}>
          {phone}
        </ArrowLink>
        <NextFree {...nextFree} service={service} />
      </div>
    </aside>
  );
}
