import { Icon } from '@clinic/ui/Icon.tsx';
import type { DialogHTMLAttributes, HTMLAttributes, Ref } from 'react';
import type { LargePicture } from '#lib/home/gallery.ts';
import { readingMessages } from '#messages/reading.ts';
import styles from './Lightbox.module.css';

type Props = DialogHTMLAttributes<HTMLDialogElement> & {
  ref: Ref<HTMLDialogElement>;
  /** Absent while the lightbox is closed, so that a large picture is loaded only when it is shown. */
  picture: LargePicture | undefined;
  /** The picture's number, counted from 1. */
  place: number;
  count: number;
  /** Gets 1 for the next picture and -1 for the previous one. */
  onTurn: (step: number) => void;
  /** Handlers for swipes on the picture. */
  stageHandlers: HTMLAttributes<HTMLDivElement>;
};

const words = readingMessages.gallery;

const CAPTION_ID = 'lightbox-caption';

/** A dialog with one large picture of the gallery. */
export function Lightbox({ picture, place, count, onTurn, stageHandlers, ...rest }: Props) {
  return (
    <dialog className={`${styles.lightbox} night`} aria-labelledby={CAPTION_ID} {...rest}>
      <div className={styles.stage} {...stageHandlers}>
        {picture && (
          // The key creates a new element for each picture, so the old picture does not stay while the next one loads.
          <img
            key={picture.src}
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            draggable={false}
          />
        )}
      </div>
      <div className={styles.bar}>
        <p className={styles.words} aria-live="polite" aria-atomic="true">
          <span id={CAPTION_ID} className={styles.caption}>
            {picture?.caption}
          </span>
          <span className={styles.position}>{picture && words.position(place, count)}</span>
        </p>
        <div className={styles.controls}>
          <button type="button" className={styles.control} aria-label={words.previous} onClick={() => onTurn(-1)}>
            <Icon name="earlier" size={24} />
          </button>
          <button type="button" className={styles.control} aria-label={words.next} onClick={() => onTurn(1)}>
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
