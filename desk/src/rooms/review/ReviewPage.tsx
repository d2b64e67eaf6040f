import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import listStyles from '#parts/List.module.css';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import styles from './ChoiceForm.module.css';
import { ChoiceForm } from './ChoiceForm.tsx';
import { PatternCard } from './PatternCard.tsx';
import { ClearedRows, PatternRows } from './ReviewRows.tsx';
import { CLEARED, type DeskReview, type ReviewNotice, type ReviewView } from './view.ts';
import { bookingsToWords, patternToTimes, patternToTitle } from './words.ts';

/** The bookings to review: as an overview by pattern, those of one pattern, or those that the desk has cancelled. */
export function ReviewPage({ view: { review, notice }, clinic }: PageProps<ReviewView>) {
  const { count, chosen, cleared, clearedCount, today } = review;
  const isOverview = !chosen && !cleared;
  return (
    <DeskPage
      title={{ thin: 'Bookings', bold: 'to review' }}
      layout="wide"
      notice={notice && <Outcome notice={notice} />}
      aside={isOverview && <p>{countToWords(count)}</p>}
    >
      {isOverview && <Overview review={review} place={clinic} />}
      {cleared && (
        <ChoiceForm pattern={CLEARED} title="Cancelled here" count={clearedCount}>
          <ClearedRows cleared={cleared} today={today} place={clinic} />
        </ChoiceForm>
      )}
      {!cleared && chosen && (
        <ChoiceForm
          pattern={chosen.pattern.key}
          title={patternToTitle(chosen.pattern)}
          count={chosen.pattern.count}
          times={patternToTimes(chosen.pattern, today, clinic)}
        >
          <PatternRows chosen={chosen} today={today} place={clinic} />
        </ChoiceForm>
      )}
    </DeskPage>
  );
}

function countToWords(count: number): string {
  if (count === 0) return 'There is nothing to review. A booking that looks like spam will appear here.';
  const bookings = count === 1 ? 'One upcoming booking looks' : `${count} upcoming bookings look`;
  return `${bookings} like spam. Grouped by what they have in common.`;
}

function Outcome({ notice }: { notice: ReviewNotice }) {
  const { action, count, dates } = notice;
  return (
    <>
      <DayNotice kind={count > 0 ? 'done' : 'quiet'}>{noticeToWords(notice)}</DayNotice>
      {action === 'cancel' && count > 0 && (
        <p className={`${styles.outcome} ${textStyles.parts}`}>
          <ClearedLink />
        </p>
      )}
      {dates.length > 0 && (
        <p className={`${styles.outcome} ${textStyles.parts}`}>
          Book another time on
          {dates.map((date) => (
            <TextLink key={date} href={toDayPath(date)}>
              {dateToWords(date)}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}

/** Says what a choice has done. */
function noticeToWords({ action, count, left }: ReviewNotice): string {
  if (count + left === 0) return 'Nothing was selected.';
  const bookings = count === 1 ? 'One booking is' : `${count} bookings are`;
  const done = {
    cancel: `${bookings} cancelled. The times are free, and nobody was told.`,
    keep: `${bookings} no longer marked.`,
    restore: `${bookings} put back.`,
  };
  const others = left === 1 ? 'One was' : `${left} were`;
  const notDone =
    action === 'restore'
      ? `${others} not put back: the time is no longer free, or somebody else was faster.`
      : `${others} left as they are: settled before, moved on, or never marked.`;
  return [count > 0 && done[action], left > 0 && notDone].filter(Boolean).join(' ');
}

function Overview({ review, place }: { review: DeskReview; place: DeskPlace }) {
  const { count, patterns, clearedCount, today } = review;
  return (
    <>
      {count > 0 && (
        <ul className={listStyles.columns} aria-label="What they have in common">
          {patterns.map((pattern) => (
            <li key={pattern.key}>
              <PatternCard pattern={pattern} today={today} place={place} />
            </li>
          ))}
        </ul>
      )}
      {clearedCount > 0 && (
        <Card id="cleared" title={`Cancelled here: ${bookingsToWords(clearedCount)}`}>
          <p>A booking that was cancelled by mistake can be put back until its day is over.</p>
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
      See what was cancelled
    </TextLink>
  );
}
