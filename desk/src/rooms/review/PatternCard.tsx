import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { WithNames } from '@clinic/ui/WithNames.tsx';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { isWeak } from './review-patterns.ts';
import type { ReviewPattern } from './view.ts';
import { bookingsToWords, patternToTimes, patternToTitle } from './words.ts';
import '@clinic/ui/styles/compositions/whole-card.css';
import { Card } from '#parts/Card.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';

type Props = { pattern: ReviewPattern; today: string; place: DeskPlace };

/** A pattern: the number of its bookings, what they share, when they came, and a sample. Its link opens them. */
export function PatternCard({ pattern, today, place }: Props) {
  const { key, count, names, message } = pattern;
  const more = count - names.length;
  const state = { word: bookingsToWords(count), isOn: true };
  return (
    <Card id={`pattern-${key}`} title={patternToTitle(pattern)} state={state} tone="link">
      <p>{patternToTimes(pattern, today, place)}</p>
      {isWeak(pattern) && (
        <p className={textStyles.strong}>Patients who booked at that time are among them. Look at each one.</p>
      )}
      {message && <p className={textStyles.quote}>{message}</p>}
      <p>
        <WithNames text={more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')} names={names} />
      </p>
      <p>
        <TextLink href={`${DESK_PATHS.review}?${new URLSearchParams({ pattern: key })}`}>
          Select all of this pattern
          <span className="visually-hidden">: {patternToTitle(pattern)}</span>
          <span className="whole-card" />
        </TextLink>
      </p>
    </Card>
  );
}
