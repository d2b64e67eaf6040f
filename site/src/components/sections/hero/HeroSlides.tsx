import { Picture } from '#components/pictures/Picture.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import styles from './HeroSlides.module.css';
import { POINTER_LIGHT, SLIDE, SLIDES } from './hero-parts.ts';

type Props = { slides: PreparedPicture[] };

/** The hero's backgrounds. All but the first wait in templates, so that they are not loaded with the page. */
export function HeroSlides({ slides }: Props) {
  return (
    <div className={styles.slides} {...{ [SLIDES]: '' }}>
      {slides.map((picture, index) => {
        const slide = (
          <div
            key={picture.src}
            className={`${styles.slide} frame`}
            {...{ [SLIDE]: '' }}
            data-current={index === 0 ? '' : undefined}
          >
            <Picture picture={picture} isUrgent={index === 0} loading="eager" />
          </div>
        );
        return index === 0 ? slide : <template key={picture.src}>{slide}</template>;
      })}
      <div className={styles.shade} />
      <div className={styles.pool} />
      <div className={styles.pool} {...{ [POINTER_LIGHT]: '' }} hidden />
    </div>
  );
}
