import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import styles from './ChoiceActions.module.css';

/** The number of selected bookings; `null` when no script counts them. The words make sense without it. */
type Props = { count: number | null };

/** Cancels the selected bookings, or keeps them. */
export function ClearActions({ count }: Props) {
  return (
    <Actions count={count}>
      <details>
        <summary className={styles.summary}>
          <span>{count === null ? words.ask : words.askCounted(count)}</span>
        </summary>
        <div className={styles.question}>
          <p>{words.question}</p>
          <Button
            type="submit"
            size="small"
            variant="call"
            className={styles.cancel}
            formAction={`${DESK_PATHS.review}/cancel`}
          >
            {words.cancel}
          </Button>
        </div>
      </details>
      <div className={styles.keep}>
        <Button
          type="submit"
          size="small"
          variant="outline"
          formAction={`${DESK_PATHS.review}/keep`}
          aria-describedby="keep-hint"
        >
          {words.keep}
        </Button>
        <span id="keep-hint" className={styles.hint}>
          {words.keepHint}
        </span>
      </div>
    </Actions>
  );
}

/** Books the selected bookings again. */
export function RestoreActions({ count }: Props) {
  return (
    <Actions count={count}>
      <div className={styles.keep}>
        <Button type="submit" size="small" aria-describedby="restore-hint">
          {words.restore}
        </Button>
        <span id="restore-hint" className={styles.hint}>
          {words.restoreHint}
        </span>
      </div>
    </Actions>
  );
}

function Actions({ count, children }: Props & { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.count}>
        {count === null ? '' : words.chosen(count)}
      </p>
      {children}
    </div>
  );
}
