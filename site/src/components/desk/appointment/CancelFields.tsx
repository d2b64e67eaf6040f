import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { TextAreaField } from '#components/ui/Field.tsx';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './CancelFields.module.css';

const words = deskMessages.cancel;

type Props = {
  idPrefix: string;
  /** Whether the patient has an email address. */
  isMailed: boolean;
  isBusy?: boolean;
  /** Content beside the button that cancels. */
  children?: ReactNode;
};

/** The question before a cancellation, with an optional reason. */
export function CancelFields({ idPrefix, isMailed, isBusy = false, children }: Props) {
  const hintId = `${idPrefix}-reason-hint`;
  return (
    <div className={styles.fields}>
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
        <Button type="submit" variant="call" size="small" className={styles.submit} aria-disabled={isBusy || undefined}>
          {words.submit}
        </Button>
        {children}
      </div>
    </div>
  );
}
