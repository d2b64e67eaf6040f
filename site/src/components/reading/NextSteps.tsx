import { ButtonLink } from '#components/ui/Button.tsx';
import { phoneToHref } from '#lib/phone.ts';
import { readingMessages } from '#messages/reading.en.ts';
import styles from './NextSteps.module.css';

type Props = {
  phone: string;
  /** Beside a text it is a narrow card; below one it takes the text's width. */
  variant: 'beside' | 'below';
};

const words = readingMessages.nextSteps;

/** Whoever has read to here may want to ask, to call or to book. */
export function NextSteps({ phone, variant }: Props) {
  return (
    <aside className={`${styles.card} night`} data-variant={variant} aria-labelledby="next-steps-title">
      <div>
        <h2 id="next-steps-title" className={styles.title}>
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
