import type { ReactNode } from 'react';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './VideoStory.module.css';

type Props = {
  name: string;
  procedure: string;
  quote: string;
  still: PreparedPicture;
  /** The island `VideoPlayer`. */
  children?: ReactNode;
};

/** A patient's words over a picture. The video replaces the picture when it is played. */
export function VideoStory({ name, procedure, quote, still, children }: Props) {
  return (
    <figure className={`${styles.video} card frame night`}>
      <Picture picture={still} className={styles.still} />
      {children}
      <figcaption className={styles.caption}>
        <b className={styles.quote}>“{quote}”</b>
        {name} · {procedure}
      </figcaption>
    </figure>
  );
}
