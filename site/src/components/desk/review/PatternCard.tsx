import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { ReviewPattern } from '@clinic/contract/desk-review.ts';
import { WithNames } from '#components/ui/WithNames.tsx';
import { patternToTimes, patternToTitle } from '#lib/desk/desk-review-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import styles from './PatternCard.module.css';

type Props = { pattern: ReviewPattern; today: string; place: DeskPlace };

/** A pattern: the number of its bookings, what they share, when they came, and a sample. Its link opens them. */
export function PatternCard({ pattern, today, place }: Props) {
  const { key, kinds, count, names, message } = pattern;
  const titleId = `pattern-${key}`;
  const isWeak = kinds[0] === 'hour' || kinds[0] === 'all';
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span className={`${styles.kind} marker`}>{patternToTitle(pattern)}</span>
        <span className="visually-hidden">: </span>
        {words.count(count)}
      </h2>
      <p>{patternToTimes(pattern, today, place)}</p>
      {isWeak && <p className={styles.weak}>{words.weak}</p>}
      {message && <p className={styles.message}>{message}</p>}
      <p className={styles.names}>
        <WithNames text={words.names(names.join(', '), count - names.length)} names={names} />
      </p>
      <a className={styles.link} href={`${DESK_PATHS.review}?${new URLSearchParams({ pattern: key })}`}>
        {words.choose}
        <span className="visually-hidden">: {patternToTitle(pattern)}</span>
      </a>
    </article>
  );
}
