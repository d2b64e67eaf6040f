import { phoneToHref } from '#lib/clinic/phone.ts';
import styles from './PhoneLink.module.css';

type Props = {
  phone: string;
  /** `firm` is for messages about a booking that failed. */
  variant?: 'firm';
};

/** The clinic's number at the end of a sentence. */
export function PhoneLink({ phone, variant }: Props) {
  return (
    <a className={`${styles.phone} touch-target`} data-variant={variant} href={phoneToHref(phone)}>
      {phone}
    </a>
  );
}
