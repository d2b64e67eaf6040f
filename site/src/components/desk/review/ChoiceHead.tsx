import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import styles from './ChoiceForm.module.css';

type Props = { title: string; count: number; times?: string };

/** The title above the bookings to choose from, and the way back. */
export function ChoiceHead({ title, count, times }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {title}: <b>{words.count(count)}</b>
      </h2>
      {times && <p>{times}</p>}
      <a className={styles.link} href={DESK_PATHS.review}>
        {words.back}
      </a>
    </div>
  );
}
