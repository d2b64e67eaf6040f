import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ReviewPattern } from '@clinic/contract/desk-review.ts';
import { WithNames } from '#components/ui/WithNames.tsx';
import { patternToTimes, patternToTitle } from '#lib/desk/desk-review-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import '#styles/compositions/whole-card.css';
import { Card } from '../frame/Card.tsx';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';

type Props = { pattern: ReviewPattern; today: string; place: DeskPlace };

/** A pattern: the number of its bookings, what they share, when they came, and a sample. Its link opens them. */
export function PatternCard({ pattern, today, place }: Props) {
  const { key, kinds, count, names, message } = pattern;
  const isWeak = kinds[0] === 'hour' || kinds[0] === 'all';
  const state = { word: words.count(count), isOn: true };
  return (
    <Card id={`pattern-${key}`} title={patternToTitle(pattern)} state={state} tone="link">
      <p>{patternToTimes(pattern, today, place)}</p>
      {isWeak && <p className={textStyles.strong}>{words.weak}</p>}
      {message && <p className={textStyles.quote}>{message}</p>}
      <p>
        <WithNames text={words.names(names.join(', '), count - names.length)} names={names} />
      </p>
      <p>
        <TextLink href={`${DESK_PATHS.review}?${new URLSearchParams({ pattern: key })}`}>
          {words.choose}
          <span className="visually-hidden">: {patternToTitle(pattern)}</span>
          <span className="whole-card" />
        </TextLink>
      </p>
    </Card>
  );
}
