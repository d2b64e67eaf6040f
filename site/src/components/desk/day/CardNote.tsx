import { deskMessages } from '#messages/desk.en.ts';
import styles from './CardNote.module.css';

const words = deskMessages.card;

/** A longer note is folded, so that it does not push the other patients away. */
const SHORT_NOTE_CHARS = 72;

/** The patient's message. */
export function CardNote({ text }: { text: string }) {
  if (text.length <= SHORT_NOTE_CHARS) {
    return (
      <p className={styles.note}>
        <span className="visually-hidden">{words.note}: </span>
        <span>{text}</span>
      </p>
    );
  }
  return (
    <details className={styles.note}>
      <summary className={styles.summary}>
        <span className="visually-hidden">{words.note}: </span>
        <span className={styles.start}>{text}</span>
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}
