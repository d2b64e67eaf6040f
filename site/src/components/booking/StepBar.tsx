import { HONEYPOT_FIELD } from '@clinic/contract/appointment.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { ReactNode } from 'react';
import { toLanguagePath } from '#lib/paths/language-path.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import styles from './StepBar.module.css';

type Props = {
  isFirst: boolean;
  isLast: boolean;
  isSending: boolean;
  /** False without script: the bar then has one button, which confirms, and the honeypot field. */
  isInteractive: boolean;
  /** Whether other buttons send the form without script. */
  isSentByOthers?: boolean;
  /** The contact for questions about one's data. */
  privacyQuestion?: ReactNode;
  onPrevious?: (() => void) | undefined;
};

/** The buttons below a step. */
export function StepBar({
  isFirst,
  isLast,
  isSending,
  isInteractive,
  isSentByOthers = false,
  privacyQuestion,
  onPrevious,
}: Props) {
  const forwardLabel = isLast ? (isSending ? words.sending : words.confirm) : words.next;
  return (
    <div className={`${styles.bar} cluster`}>
      {!isInteractive && (
        <label className={styles.trap} inert>
          {words.honeypot}
          <input name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
        </label>
      )}
      {!isFirst && (
        <Button variant="outline" onClick={onPrevious} disabled={isSending}>
          {words.previous}
        </Button>
      )}
      <div className={styles.forward}>
        <p className={`${styles.privacy} ${isLast ? '' : 'without-script'}`}>
          {words.privacy} <a href={toLanguagePath('/privacy')}>{words.privacyLink}</a>
          {privacyQuestion && <span className={styles.question}>{privacyQuestion}</span>}
        </p>
        {!(isSentByOthers && isLast) && (
          <Button
            type="submit"
            hasArrow
            aria-disabled={isSending}
            className={isSentByOthers ? 'needs-script' : undefined}
          >
            {isInteractive || isLast ? (
              forwardLabel
            ) : (
              <>
                <span className="needs-script">{words.next}</span>
                <span className="without-script">{words.confirm}</span>
              </>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
