import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { CLEARED } from '@clinic/contract/desk-review.ts';
import type { ReactNode, Ref } from 'react';
import { ClearActions, RestoreActions } from './ChoiceActions.tsx';
import styles from './ChoiceForm.module.css';

type Props = {
  /** The key of a pattern, or `CLEARED`. */
  pattern: string;
  /** The number of selected bookings; `null` when no script counts them. */
  count: number | null;
  head: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** Bookings, some of them selected, and the actions for the selected ones. */
export function ChoiceForm({ pattern, count, head, children, ref }: Props) {
  const isCleared = pattern === CLEARED;
  return (
    <form
      ref={ref}
      className={styles.choice}
      method="post"
      action={isCleared ? `${DESK_PATHS.review}/restore` : undefined}
    >
      {/* Enter in a field presses the form's first button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="pattern" value={pattern} />
      {head}
      {isCleared ? <RestoreActions count={count} /> : <ClearActions count={count} />}
      {children}
    </form>
  );
}
