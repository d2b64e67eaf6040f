import { deskWaitingMessages } from '#messages/desk-waiting.ts';
import styles from './WaitingScreen.module.css';

/** The page of an address that opens no screen, or no longer does. */
export function ClosedScreen() {
  return <p className={styles.calm}>{deskWaitingMessages.off.text}</p>;
}
