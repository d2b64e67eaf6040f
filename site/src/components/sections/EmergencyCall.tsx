import type { TextPiece } from '#lib/reading/labelled-text.ts';
import { messages } from '#messages/shared.ts';
import styles from './EmergencyCall.module.css';
import { TextWithNumbers } from './TextWithNumbers.tsx';

type Props = {
  /** The text with the numbers to call day and night. */
  night: TextPiece[];
  /** `notice` is a notice of its own; `line` is a line in another notice. */
  variant: 'notice' | 'line';
};

/** The numbers to call day and night after an operation. It is part of every text on urgent signs. */
export function EmergencyCall({ night, variant }: Props) {
  return (
    <p className={styles.call} data-variant={variant}>
      {messages.afterOperation} <TextWithNumbers pieces={night} />
    </p>
  );
}
