import { phoneToHref } from '#lib/phone.ts';
import { readingMessages } from '#messages/reading.en.ts';
import styles from './PhoneBand.module.css';

type Props = { phone: string };

/** The clinic's number, as wide as the page: patients call it to change a booking. */
export function PhoneBand({ phone }: Props) {
  return (
    <div className={`${styles.band} page-grid`}>
      <a className={styles.link} href={phoneToHref(phone)}>
        <span className={`${styles.label} marker`}>{readingMessages.portal.call} </span>
        <span className={styles.number}>{phone}</span>
      </a>
    </div>
  );
}
