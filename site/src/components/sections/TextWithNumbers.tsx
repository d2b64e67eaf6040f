import { phoneToHref } from '#lib/clinic/phone.ts';
import styles from './TextWithNumbers.module.css';

/** A part of a text. A telephone number is a part of its own. */
export type TextPiece = { text: string; isNumber: boolean };

/** A text whose telephone numbers are links. */
export function TextWithNumbers({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, isNumber }) =>
    isNumber ? (
      <a key={text} className={styles.number} href={phoneToHref(text)}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
