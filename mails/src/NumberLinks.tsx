import { splitNumbers } from '@clinic/contract/content-texts.ts';
import { mailStyles as styles } from './mail-styles.ts';

type Props = {
  text: string;
  /** The clinic's telephone numbers, with their links. */
  numbers: Record<string, string>;
};

/** A text in which the clinic's telephone numbers are links. */
export function NumberLinks({ text, numbers }: Props) {
  return splitNumbers(text, Object.keys(numbers)).map(({ text: piece, isNumber }) =>
    isNumber ? (
      <a key={piece} className="link" style={styles.number} href={numbers[piece]}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
