import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk.ts';
import { CLEARED, type DeskReview, type ReviewNotice } from '@clinic/contract/desk-review.ts';
import type { ReactNode } from 'react';
import { reviewNoticeToWords } from '#lib/desk/desk-review-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import { DeskTitle } from '../DeskTitle.tsx';
import { DayNotice } from '../day/DayNotice.tsx';
import { PatternCard } from './PatternCard.tsx';
import styles from './ReviewPage.module.css';

type Props = {
  review: DeskReview;
  notice: ReviewNotice | null;
  place: DeskPlace;
  /** The bookings of one pattern, or the cancelled ones; without them the page is the overview. */
  children?: ReactNode;
};

/** The bookings that a program may have sent: as an overview by pattern, for one pattern, or the cancelled ones. */
export function ReviewPage({ review, notice, place, children }: Props) {
  return (
    <div className={styles.review}>
      <div role="status">{notice && <Outcome notice={notice} />}</div>
      <header className={styles.head}>
        <DeskTitle {...words.title} />
        {!children && <p className={styles.lead}>{review.count > 0 ? words.lead(review.count) : words.none}</p>}
      </header>
      {children ?? <Overview review={review} place={place} />}
    </div>
  );
}

function Outcome({ notice }: { notice: ReviewNotice }) {
  return (
    <>
      <DayNotice kind={notice.count > 0 ? 'done' : 'quiet'}>{reviewNoticeToWords(notice)}</DayNotice>
      {notice.action === 'cancel' && notice.count > 0 && (
        <p className={styles.dates}>
          <ClearedLink />
        </p>
      )}
      {notice.dates.length > 0 && (
        <p className={styles.dates}>
          {words.otherTimes}
          {notice.dates.map((date) => (
            <a key={date} className={styles.link} href={toDayPath(date)}>
              {dateToWords(date)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function Overview({ review: { count, patterns, clearedCount, today }, place }: Omit<Props, 'notice' | 'children'>) {
  return (
    <>
      {count > 0 && (
        <ul className={styles.patterns} aria-label={words.patterns}>
          {patterns.map((pattern) => (
            <li key={pattern.key}>
              <PatternCard pattern={pattern} today={today} place={place} />
            </li>
          ))}
        </ul>
      )}
      {clearedCount > 0 && (
        <section className={styles.head} aria-labelledby="cleared">
          <h2 id="cleared" className={styles.title}>
            {words.cleared}: {words.count(clearedCount)}
          </h2>
          <p className={styles.lead}>{words.clearedLead}</p>
          <ClearedLink />
        </section>
      )}
    </>
  );
}

function ClearedLink() {
  return (
    <a className={styles.link} href={`${DESK_PATHS.review}?${new URLSearchParams({ pattern: CLEARED })}`}>
      {words.chooseCleared}
    </a>
  );
}
