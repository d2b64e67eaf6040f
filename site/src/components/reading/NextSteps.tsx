import { ButtonLink } from '@clinic/ui/Button.tsx';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { readingMessages } from '#messages/reading.ts';
import styles from './NextSteps.module.css';

type Props = {
  phone: string;
  /** A narrow card beside a text, or a wide one below it. */
  variant: 'beside' | 'below';
};

const words = readingMessages.nextSteps;

/** Links to book, ask or call. */
export function NextSteps({ phone, variant }: Props) {
  return (
    <aside className={`${styles.card} card night`} data-variant={variant} aria-labelledby="next-steps-title">
      <div>
        <h2 id="next-steps-title" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href="/book">{words.book}</ButtonLink>
        <ButtonLink href="/contact" variant="on-night">
          {words.contact}
        </ButtonLink>
        <a className={styles.phone} href={phoneToHref(phone)}>
          <span className="visually-hidden">{words.call} </span>
          {phone}
        </a>
      </div>
    </aside>
  );
}

/** `NextSteps` at the end of a page that has no other closing links. */
export function ClosingSteps({ phone }: Pick<Props, 'phone'>) {
  return (
    <div className={styles.closing}>
      <NextSteps phone={phone} variant="below" />
    </div>
  );
}
