import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { NextFree, type NextFreeProps } from '#components/booking/NextFree.tsx';
import { CONTACT_PATH, SYMPTOMS_PATH } from '#components/shell/navigation.ts';
import { wishToBookPath } from '#lib/booking/book-path.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { serviceMessages, symptomMessages } from '#messages/services.ts';
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
        <ButtonLink href={wishToBookPath({ service })}>{words.book}</ButtonLink>
        <ButtonLink href={CONTACT_PATH} variant="on-night">
          {words.contact}
        </ButtonLink>
      </div>
      <div className={styles.links}>
        <NextFree {...nextFree} service={service} />
        <ArrowLink href={SYMPTOMS_PATH}>{symptomMessages.link}</ArrowLink>
        <ArrowLink href={phoneToHref(phone)}>{phone}</ArrowLink>
      </div>
    </aside>
  );
}
