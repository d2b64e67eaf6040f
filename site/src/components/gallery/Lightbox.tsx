import { Icon } from '#components/ui/Icon.tsx';
import { readingMessages } from '#messages/reading.en.ts';
import styles from './Lightbox.module.css';

type Props = { id: string; count: number };

const words = readingMessages.gallery;

/** Where the words for the position want the picture's place, which `Lightbox.script.ts` puts in. */
const PLACE = '{place}';

/** One picture of the gallery, large, over a night. Empty until `Lightbox.script.ts` fills it. */
export function Lightbox({ id, count }: Props) {
  return (
    <dialog id={id} className={`${styles.lightbox} night`} aria-labelledby={`${id}-caption`}>
      <div className={styles.stage} data-stage />
      <div className={styles.bar}>
        <p className={styles.words} aria-live="polite" aria-atomic="true">
          <span id={`${id}-caption`} className={styles.caption} data-caption />
          <span className={styles.position} data-position={words.position(PLACE, count)} />
        </p>
        <div className={styles.controls}>
          <button type="button" className={styles.control} aria-label={words.previous} data-step="-1">
            <Icon name="earlier" size={24} />
          </button>
          <button type="button" className={styles.control} aria-label={words.next} data-step="1">
            <Icon name="later" size={24} />
          </button>
        </div>
        <span className={styles.track} />
      </div>
      <form method="dialog" className={styles.top}>
        <button type="submit" className={styles.control} aria-label={words.close}>
          <Icon name="close" size={22} />
        </button>
      </form>
    </dialog>
  );
}
