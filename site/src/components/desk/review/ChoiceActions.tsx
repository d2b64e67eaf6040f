import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import { DangerButton } from '../frame/DeskButton.tsx';
import { Fold } from '../frame/Fold.tsx';
import textStyles from '../frame/Text.module.css';
import styles from './ChoiceForm.module.css';

/** The number of selected bookings; `null` when no script counts them. The words make sense without it. */
type Props = { count: number | null };

/** Cancels the selected bookings, or keeps them. */
export function ClearActions({ count }: Props) {
  return (
    <Actions count={count}>
      <Fold look="danger" summary={<span>{count === null ? words.ask : words.askCounted(count)}</span>}>
        <p>{words.question}</p>
        <div>
          <DangerButton formAction={`${DESK_PATHS.review}/cancel`}>{words.cancel}</DangerButton>
        </div>
      </Fold>
      <HintedButton variant="outline" formAction={`${DESK_PATHS.review}/keep`} hint={words.keepHint}>
        {words.keep}
      </HintedButton>
    </Actions>
  );
}

/** Books the selected bookings again. */
export function RestoreActions({ count }: Props) {
  return (
    <Actions count={count}>
      <HintedButton hint={words.restoreHint}>{words.restore}</HintedButton>
    </Actions>
  );
}

function Actions({ count, children }: Props & { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <p role="status" className={textStyles.strong}>
        {count === null ? '' : words.chosen(count)}
      </p>
      {children}
    </div>
  );
}

function HintedButton({ hint, ...button }: ComponentProps<typeof Button> & { hint: string }) {
  return (
    <div className={styles.action}>
      <Button type="submit" size="small" aria-describedby="choice-hint" {...button} />
      <span id="choice-hint">{hint}</span>
    </div>
  );
}
