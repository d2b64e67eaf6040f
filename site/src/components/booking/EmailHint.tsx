import { emailHint } from '#messages/booking.ts';
import styles from './steps.module.css';

/** Says whose email address will do. A slot of the wizard, so that its words are no script. */
export function EmailHint() {
  return <p className={styles.told}>{emailHint}</p>;
}
