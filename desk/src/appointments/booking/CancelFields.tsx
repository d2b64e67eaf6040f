import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import { TextAreaField } from '@clinic/ui/Field.tsx';
import type { ReactNode } from 'react';
import { DangerButton } from '#parts/DeskButton.tsx';
import styles from '#parts/Form.module.css';
import { deskCancelMessages as words } from './cancel-words.ts';

type Props = {
  idPrefix: string;
  /** Whether a mail tells the patient. */
  isMailed: boolean;
  isBusy?: boolean;
  /** Content beside the button that cancels. */
  children?: ReactNode;
};

/** The question before a cancellation, with an optional reason. */
export function CancelFields({ idPrefix, isMailed, isBusy = false, children }: Props) {
  const hintId = `${idPrefix}-reason-hint`;
  return (
    <div className={styles.form}>
      <p>{isMailed ? words.mailed : words.unmailed}</p>
      <div>
        <TextAreaField
          id={`${idPrefix}-reason`}
          name="reason"
          label={words.reason}
          optionalMark={words.optional}
          maxLength={REASON_MAX_CHARS}
          rows={2}
          {...(isMailed && { 'aria-describedby': hintId })}
        />
        {isMailed && (
          <p id={hintId} className={styles.hint}>
            {words.hint}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <DangerButton aria-disabled={isBusy || undefined}>{words.submit}</DangerButton>
        {children}
      </div>
    </div>
  );
}
