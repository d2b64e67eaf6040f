import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { Button } from '#components/ui/Button.tsx';
import { deskReviewMessages as words } from '#messages/desk-review.en.ts';
import styles from './ChoiceActions.module.css';
import { CHOICE_ASK, CHOICE_COUNT } from './pattern-choice.script.ts';

/** The actions for the selected bookings. The script adds their number; the words make sense without it. */
export function ChoiceActions() {
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.count} {...{ [CHOICE_COUNT]: '' }} />
      <details>
        <summary className={styles.summary} {...{ [CHOICE_ASK]: '' }}>
          {words.ask}
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
    </div>
  );
}
