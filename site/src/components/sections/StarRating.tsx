import { homeMessages } from '#messages/home.ts';
import styles from './StarRating.module.css';

/** The highest rating. */
const STARS = 5;

const STAR_SIDE = 24;
/** The outline of a star as path commands, relative to its upper tip. */
const STAR = 'l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z';

/** A patient's rating, as stars and as a sentence for screen readers. */
export function StarRating({ rating }: { rating: number }) {
  const width = STARS * STAR_SIDE;
  return (
    <svg
      className={styles.stars}
      width={width}
      height="20"
      viewBox={`0 0 ${width} 20`}
      role="img"
      aria-label={homeMessages.stories.rated(rating, STARS)}
    >
      <path d={drawStars(0, rating)} data-given="" />
      {rating < STARS && <path d={drawStars(rating, STARS)} />}
    </svg>
  );
}

/** One path for the stars with the indexes from `from` up to, but not including, `to`. */
function drawStars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${10 + (from + index) * STAR_SIDE} 1.6${STAR}`).join('');
}
