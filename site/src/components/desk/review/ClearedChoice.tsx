import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { CLEARED, type ClearedBookings } from '@clinic/contract/desk-review.ts';
import { Button } from '#components/ui/Button.tsx';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import choiceStyles from './ChoiceActions.module.css';
import styles from './PatternChoice.module.css';
import { CHOICE_COUNT, CHOICE_FORM } from './pattern-choice.script.ts';
import { ReviewRows } from './ReviewRows.tsx';

type Props = { cleared: ClearedBookings; count: number; today: string; place: DeskPlace };

/** The bookings that the desk has cancelled, so that it can restore the real ones. */
export function ClearedChoice({ cleared: { bookings, more, next }, count, today, place }: Props) {
  const known = bookings.filter(({ knownBy }) => knownBy !== null);
  const others = bookings.filter(({ knownBy }) => knownBy === null);
  const nextPath = `${DESK_PATHS.review}?${new URLSearchParams({ pattern: CLEARED, skip: String(next) })}`;
  return (
    <form className={styles.choice} method="post" action={`${DESK_PATHS.review}/restore`} {...{ [CHOICE_FORM]: '' }}>
      {/* Enter in a field presses the form's first button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="pattern" value={CLEARED} />
      <div className={styles.head}>
        <h2 className={styles.title}>
          {words.cleared}: <b>{words.count(count)}</b>
        </h2>
        <a className={styles.link} href={DESK_PATHS.review}>
          {words.back}
        </a>
      </div>
      <div className={choiceStyles.actions}>
        <p role="status" className={choiceStyles.count} {...{ [CHOICE_COUNT]: '' }} />
        <div className={choiceStyles.keep}>
          <Button type="submit" size="small" aria-describedby="restore-hint">
            {words.restore}
          </Button>
          <span id="restore-hint" className={choiceStyles.hint}>
            {words.restoreHint}
          </span>
        </div>
      </div>
      {known.length > 0 && <ReviewRows title={words.known} bookings={known} today={today} place={place} />}
      {others.length > 0 && <ReviewRows title={words.others} bookings={others} today={today} place={place} />}
      {more > 0 && (
        <p className={styles.more}>
          <a className={styles.link} href={nextPath}>
            {words.next(more)}
          </a>
        </p>
      )}
    </form>
  );
}
