import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ChosenPattern, ReviewChoice } from '@clinic/contract/desk-review.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import { TextLink } from '../frame/TextLink.tsx';
import { ReviewRows } from './ReviewRows.tsx';

type Props = { chosen: ChosenPattern; today: string; place: DeskPlace };

/** The bookings of a pattern: those of known people, the marked and the unmarked ones. */
export function PatternRows({ chosen: { pattern, bookings, more }, today, place }: Props) {
  const known = bookings.filter(({ knownBy }) => knownBy !== null);
  const others = bookings.filter(({ knownBy }) => knownBy === null);
  const marked = others.filter(({ isMarked }) => isMarked);
  const unmarked = others.filter(({ isMarked }) => !isMarked);
  const notChosen = unmarked.filter(({ isChosen }) => !isChosen).length;
  const toPath = (choice: ReviewChoice) =>
    `${DESK_PATHS.review}?${new URLSearchParams({ pattern: pattern.key, choice })}`;
  return (
    <>
      <ReviewRows title={words.known} bookings={known} today={today} place={place}>
        <p>{words.knownHint}</p>
        <TextLink href={toPath('known')}>{words.chooseKnown(known.length)}</TextLink>
      </ReviewRows>
      <ReviewRows title={words.marked} bookings={marked} today={today} place={place} />
      <ReviewRows title={words.unmarked} bookings={unmarked} today={today} place={place}>
        <p>{words.unmarkedHint}</p>
        {notChosen > 0 && <TextLink href={toPath('whole')}>{words.chooseWhole(notChosen)}</TextLink>}
      </ReviewRows>
      {more > 0 && <p>{words.more(more)}</p>}
    </>
  );
}
