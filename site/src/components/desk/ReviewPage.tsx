import type { DeskReview, ReviewNotice } from '@clinic/contract/desk-review.ts';
import { reviewNoticeToWords } from '#lib/desk-review-words.ts';
import type { DeskPlace } from '#lib/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import { DayNotice } from './DayNotice.tsx';
import { DeskTitle } from './DeskTitle.tsx';
import { PatternCard } from './PatternCard.tsx';
import { PatternChoice } from './PatternChoice.tsx';
import styles from './ReviewPage.module.css';

type Props = { review: DeskReview; notice: ReviewNotice | null; place: DeskPlace };

/** Bookings that a program may have sent, by what they have in common, or those of one pattern. */
export function ReviewPage({ review, notice, place }: Props) {
  const { count, patterns, chosen, today } = review;
  return (
    <div className={styles.review}>
      <div role="status">
        {notice && <DayNotice kind={notice.count > 0 ? 'done' : 'quiet'}>{reviewNoticeToWords(notice)}</DayNotice>}
      </div>
      <header className={styles.head}>
        <DeskTitle {...words.title} />
        {!chosen && <p className={styles.lead}>{count > 0 ? words.lead(count) : words.none}</p>}
      </header>
      {chosen ? (
        <PatternChoice chosen={chosen} today={today} place={place} />
      ) : (
        count > 0 && (
          <ul className={styles.patterns} aria-label={words.patterns}>
            {patterns.map((pattern) => (
              <li key={pattern.key}>
                <PatternCard pattern={pattern} today={today} place={place} />
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  );
}
