import { phoneToHref } from '#lib/clinic/phone.ts';
import { splitNumbers } from '#lib/reading/labelled-text.ts';
import { mailStyles as styles } from './mail-styles.ts';

/** A text in which the given telephone numbers are links. */
export function NumberLinks({ text, numbers }: { text: string; numbers: string[] }) {
  return splitNumbers(text, numbers).map(({ text: piece, isNumber }) =>
    isNumber ? (
      <a key={piece} className="link" style={styles.number} href={phoneToHref(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
