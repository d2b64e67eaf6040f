import { phoneToHref } from '#lib/phone.ts';
import styles from './TextWithNumbers.module.css';

/** A piece of a text; an emergency number stands alone in its piece. */
export type TextPiece = { text: string; isNumber: boolean };

/** A text whose emergency numbers can be tapped. */
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
