import type { DeskPerson } from '@clinic/contract/desk.ts';
import { deskAccountMessages } from '#messages/desk-account.en.ts';
import styles from './ConfirmPassphrase.module.css';

/** The email address and the role of the account's person. */
export function ConfirmPassphrase({ person: { email, role } }: { person: DeskPerson }) {
  return (
    <p className={styles.person}>
      <b className={styles.email}>{email}</b>
      <span className="marker">{deskAccountMessages.roles[role]}</span>
    </p>
  );
}
