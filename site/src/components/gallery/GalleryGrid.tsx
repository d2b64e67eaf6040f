import { HOLDS_PRESS } from '#lib/browser/waking/held-press.ts';
import type { GalleryPicture } from '#lib/home/gallery.ts';
import { readingMessages } from '#messages/reading.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './GalleryGrid.module.css';

type Props = { pictures: GalleryPicture[] };

/** The pictures as a mosaic. Each links to its large version, which the island `Gallery` opens in a dialog. */
export function GalleryGrid({ pictures }: Props) {
  return (
    <ul className={styles.grid} aria-label={readingMessages.gallery.pictures}>
      {pictures.map(({ id, caption, columnSpan, rowSpan, picture, large }, index) => (
        <li key={id} className={styles.item} data-columns={columnSpan} data-rows={rowSpan}>
          <a className={`${styles.link} frame`} href={large.src} {...{ [HOLDS_PRESS]: '' }}>
            <Picture picture={picture} isUrgent={index === 0} />
            <span className={styles.caption}>{caption}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
