import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { findMeantEmail, toDomain } from '#lib/browser/booking/email-slips.ts';
import { emailQuestionWords as words } from '#messages/booking-late.ts';
import '@clinic/ui/styles/compositions/panel.css';
import { focusField } from './booking-focus.ts';
import styles from './EmailQuestion.module.css';

type Props = {
  email: string;
  onChange: (field: AppointmentField, value: string) => void;
  /** The heading of a later step, which takes the focus from a pressed answer. */
  heading: HTMLElement | null | undefined;
};

/** Domains about which nothing is asked any more, kept by the tab. */
const ASKED_KEY = 'asked-email-domains';

/**
 * Asks about an address that looks mistyped, because the patient's link goes there alone. The question holds nobody up:
 * it is answered by a press, by another address, or by going on, and then not asked again.
 */
export function EmailQuestion({ email, onChange, heading }: Props) {
  const [asked, setAsked] = useState(readAsked);
  const domain = toDomain(email);
  const meant = asked.includes(domain) ? null : findMeantEmail(email);
  const isAsked = meant !== null;
  useEffect(() => (isAsked ? () => keepAsked(domain) : undefined), [isAsked, domain]);
  const answer = (address: string) => {
    // Rendered at once, so that the focus leaves a button that is gone.
    flushSync(() => {
      setAsked([...asked, domain]);
      onChange('email', address);
    });
    // A field of a step that is not shown takes no focus.
    heading?.focus({ preventScroll: true });
    focusField('email');
  };
  if (!isAsked) return null;
  return (
    <div className={`${styles.question} panel`} data-size="small">
      {meant ? (
        <p>
          <span>{`${words.meant} `}</span>
          <bdi className={styles.address}>{meant}</bdi>
          <span>?</span>
        </p>
      ) : (
        <p>{words.incomplete}</p>
      )}
      <div className="cluster">
        {meant && (
          <button type="button" className={styles.answer} onClick={() => answer(meant)}>
            {words.change}
          </button>
        )}
        <button type="button" className={styles.answer} onClick={() => answer(email)}>
          {meant ? words.keep : words.keepIncomplete}
        </button>
      </div>
    </div>
  );
}

function readAsked(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(ASKED_KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Without storage the question comes again on the next step. */
function keepAsked(domain: string): void {
  try {
    sessionStorage.setItem(ASKED_KEY, JSON.stringify([...readAsked(), domain]));
  } catch {}
}
