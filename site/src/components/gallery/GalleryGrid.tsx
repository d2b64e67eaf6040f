import { Picture } from '#components/ui/Picture.tsx';
import type { GalleryPicture } from '#lib/gallery.ts';
import { readingMessages } from '#messages/reading.en.ts';
import styles from './GalleryGrid.module.css';

type Props = { pictures: GalleryPicture[]; lightboxId: string };

/** The pictures as one mosaic off the right edge. Each is a link to its large form; script opens that in the lightbox. */
export function GalleryGrid({ pictures, lightboxId }: Props) {
  return (
    <div className={styles.gallery}>
      <ul className={styles.grid} aria-label={readingMessages.gallery.pictures} data-gallery={lightboxId}>
        {pictures.map(({ id, caption, columnSpan, rowSpan, picture, large }, index) => (
          <li key={id} className={styles.item} data-columns={columnSpan} data-rows={rowSpan}>
            <a className={styles.link} href={large.src} data-width={large.width} data-height={large.height}>
              <Picture picture={picture} isUrgent={index === 0} />
              <span className={styles.caption}>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
