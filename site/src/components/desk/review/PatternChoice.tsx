import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { ChosenPattern, ReviewChoice } from '@clinic/contract/desk-review.ts';
import { patternToTimes, patternToTitle } from '#lib/desk/desk-review-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import { ChoiceActions } from './ChoiceActions.tsx';
import styles from './PatternChoice.module.css';
import { CHOICE_FORM } from './pattern-choice.script.ts';
import { ReviewRows } from './ReviewRows.tsx';

type Props = { chosen: ChosenPattern; today: string; place: DeskPlace };

/** The bookings of a pattern, some of them selected, and the actions for the selected ones. */
export function PatternChoice({ chosen: { pattern, bookings, more }, today, place }: Props) {
  const known = bookings.filter(({ knownBy }) => knownBy !== null);
  const others = bookings.filter(({ knownBy }) => knownBy === null);
  const marked = others.filter(({ isMarked }) => isMarked);
  const unmarked = others.filter(({ isMarked }) => !isMarked);
  const notChosen = unmarked.filter(({ isChosen }) => !isChosen).length;
  const toPath = (choice: ReviewChoice) =>
    `${DESK_PATHS.review}?${new URLSearchParams({ pattern: pattern.key, choice })}`;
  return (
    <form className={styles.choice} method="post" {...{ [CHOICE_FORM]: '' }}>
      {/* Enter in a field presses the form's first button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="pattern" value={pattern.key} />
      <div className={styles.head}>
        <h2 className={styles.title}>
          {patternToTitle(pattern)}: <b>{words.count(pattern.count)}</b>
        </h2>
        <p>{patternToTimes(pattern, today, place)}</p>
        <a className={styles.link} href={DESK_PATHS.review}>
          {words.back}
        </a>
      </div>
      <ChoiceActions />
      {known.length > 0 && (
        <ReviewRows title={words.known} bookings={known} today={today} place={place}>
          <p>{words.knownHint}</p>
          <a className={styles.link} href={toPath('known')}>
            {words.chooseKnown(known.length)}
          </a>
        </ReviewRows>
      )}
      {marked.length > 0 && <ReviewRows title={words.marked} bookings={marked} today={today} place={place} />}
      {unmarked.length > 0 && (
        <ReviewRows title={words.unmarked} bookings={unmarked} today={today} place={place}>
          <p>{words.unmarkedHint}</p>
          {notChosen > 0 && (
            <a className={styles.link} href={toPath('whole')}>
              {words.chooseWhole(notChosen)}
            </a>
          )}
        </ReviewRows>
      )}
      {more > 0 && <p className={styles.more}>{words.more(more)}</p>}
    </form>
  );
}
