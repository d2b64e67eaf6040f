import { phoneToHref } from '#lib/phone.ts';
import { messages } from '#messages/en.ts';
import styles from './EmergencyCall.module.css';

type Props = {
  phone: string;
  /** A notice of its own, or a line of another one. */
  variant: 'notice' | 'line';
};

/** The clinic's number for day and night, wherever a patient reads that something cannot wait. */
export function EmergencyCall({ phone, variant }: Props) {
  return (
    <p className={styles.call} data-variant={variant}>
      <span>{messages.emergencyCall}</span>{' '}
      <a className={styles.number} href={phoneToHref(phone)}>
        {phone}
      </a>
    </p>
  );
}
