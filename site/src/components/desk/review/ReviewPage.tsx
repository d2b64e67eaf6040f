import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { CLEARED, type DeskReview, type ReviewNotice } from '@clinic/contract/desk-review.ts';
import type { ReactNode } from 'react';
import { reviewNoticeToWords } from '#lib/desk/desk-review-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import listStyles from '../frame/List.module.css';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';
import styles from './ChoiceForm.module.css';
import { PatternCard } from './PatternCard.tsx';

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
    <DeskPage
      title={words.title}
      layout="wide"
      notice={notice && <Outcome notice={notice} />}
      aside={!children && <p>{review.count > 0 ? words.lead(review.count) : words.none}</p>}
    >
      {children ?? <Overview review={review} place={place} />}
    </DeskPage>
  );
}

function Outcome({ notice }: { notice: ReviewNotice }) {
  return (
    <>
      <DayNotice kind={notice.count > 0 ? 'done' : 'quiet'}>{reviewNoticeToWords(notice)}</DayNotice>
      {notice.action === 'cancel' && notice.count > 0 && (
        <p className={`${styles.outcome} ${textStyles.parts}`}>
          <ClearedLink />
        </p>
      )}
      {notice.dates.length > 0 && (
        <p className={`${styles.outcome} ${textStyles.parts}`}>
          {words.otherTimes}
          {notice.dates.map((date) => (
            <TextLink key={date} href={toDayPath(date)}>
              {dateToWords(date)}
            </TextLink>
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
        <ul className={listStyles.columns} aria-label={words.patterns}>
          {patterns.map((pattern) => (
            <li key={pattern.key}>
              <PatternCard pattern={pattern} today={today} place={place} />
            </li>
          ))}
        </ul>
      )}
      {clearedCount > 0 && (
        <Card id="cleared" title={`${words.cleared}: ${words.count(clearedCount)}`}>
          <p>{words.clearedLead}</p>
          <p>
            <ClearedLink />
          </p>
        </Card>
      )}
    </>
  );
}

function ClearedLink() {
  return (
    <TextLink href={`${DESK_PATHS.review}?${new URLSearchParams({ pattern: CLEARED })}`}>
      {words.chooseCleared}
    </TextLink>
  );
}
