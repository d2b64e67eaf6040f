import { Icon } from '@clinic/ui/Icon.tsx';
import { readingMessages } from '#messages/reading.ts';
import styles from './ReadAloud.module.css';

type Props = {
  /** The id of the element to read. */
  reads: string;
  /** Names the part that is read, for people who hear the button's name. */
  about: string;
};

const words = readingMessages.readAloud;

/**
 * A button that reads a part of the page by the browser's own voice. The script shows it where such a voice exists
 * (`ReadAloud.script.ts`); its place is kept free, so that nothing moves when it comes.
 */
export function ReadAloud({ reads, about }: Props) {
  return (
    <span className={styles.place}>
      <button type="button" className={styles.button} data-read-aloud={reads} hidden>
        <Icon name="sound" size={18} />
        <span data-while="silent">{words.listen}</span>
        <span data-while="reading" hidden>
          {words.stop}
        </span>
        <span className="visually-hidden">{` ${about}`}</span>
      </button>
    </span>
  );
}
