import { phoneToHref } from '#lib/phone.ts';
import { messages } from '#messages/en.ts';
import styles from './EmergencyCall.module.css';

type Props = {
  phone: string;
  /** A notice of its own, or a line inside another one. */
  variant: 'notice' | 'line';
};

/** The clinic's emergency number. */
export function EmergencyCall({ phone, variant }: Props) {
  return (
    <p className={styles.call} data-variant={variant}>
      <span>{messages.emergencyCall}</span>{' '}
      <a className={`${styles.number} touch-target`} href={phoneToHref(phone)}>
        {phone}
      </a>
    </p>
  );
}
