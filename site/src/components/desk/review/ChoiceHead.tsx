import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import styles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';

type Props = { title: string; count: number; times?: string };

/** The title above the bookings to choose from, and the way back. */
export function ChoiceHead({ title, count, times }: Props) {
  return (
    <div className={styles.parts}>
      <h2 className={styles.title}>
        {title}: <b>{words.count(count)}</b>
      </h2>
      {times && <p>{times}</p>}
      <TextLink href={DESK_PATHS.review}>{words.back}</TextLink>
    </div>
  );
}
