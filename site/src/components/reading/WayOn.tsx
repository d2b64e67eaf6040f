import { ButtonLink } from '#components/ui/Button.tsx';
import { phoneToHref } from '#lib/phone.ts';
import { readingMessages } from '#messages/reading.en.ts';
import styles from './WayOn.module.css';

type Props = {
  phone: string;
  /** Beside a text it is a narrow card; below one it takes the text's width. */
  variant: 'beside' | 'below';
};

const words = readingMessages.wayOn;

/** Whoever has read to here may want to ask, to call or to book. */
export function WayOn({ phone, variant }: Props) {
  return (
    <aside className={`${styles.card} night`} data-variant={variant} aria-labelledby="way-on-title">
      <div>
        <h2 id="way-on-title" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href="/contact" hasArrow>
          {words.contact}
        </ButtonLink>
        <ButtonLink href="/book" variant="on-night">
          {words.book}
        </ButtonLink>
        <a className={styles.phone} href={phoneToHref(phone)}>
          <span className="visually-hidden">{words.call} </span>
          {phone}
        </a>
      </div>
    </aside>
  );
}
