import { messages } from '#messages/en.ts';
import styles from './EmergencyCall.module.css';
import { type TextPiece, TextWithNumbers } from './TextWithNumbers.tsx';

type Props = {
  /** Whom to call day and night. */
  night: TextPiece[];
  /** A notice of its own, or a line of another one. */
  variant: 'notice' | 'line';
};

/** Whom to call day and night after an operation, wherever a patient reads that something cannot wait. */
export function EmergencyCall({ night, variant }: Props) {
  return (
    <p className={styles.call} data-variant={variant}>
      {messages.afterOperation} <TextWithNumbers pieces={night} />
    </p>
  );
}
