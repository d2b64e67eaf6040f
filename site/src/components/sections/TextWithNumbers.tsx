import { phoneToHref } from '#lib/clinic/phone.ts';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import styles from './TextWithNumbers.module.css';

/** A text whose telephone numbers are links, as are words with an address. */
export function TextWithNumbers({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, isNumber, href = isNumber ? phoneToHref(text) : undefined }) =>
    href ? (
      <a key={text} className={isNumber ? styles.number : undefined} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
