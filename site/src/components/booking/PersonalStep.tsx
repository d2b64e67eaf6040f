import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { TextField } from '@clinic/ui/Field.tsx';
import type { ReactNode } from 'react';
import { fieldWords } from '#messages/booking.ts';
import { connectField, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = StepProps & {
  emailHint?: ReactNode;
  /** Written by the service where WhatsApp is on. */
  phoneNote?: ReactNode;
  /** Asks about the email address; absent without script. */
  emailQuestion?: ReactNode;
  onEmailLeft?: (() => void) | undefined;
  /** Whether to ask if the phone number is complete. */
  isPhoneAsked?: boolean | undefined;
  onPhoneLeft?: (() => void) | undefined;
};

/** Step 1: the patient's name, email and phone. */
export function PersonalStep({
  emailHint,
  phoneNote,
  emailQuestion,
  onEmailLeft,
  isPhoneAsked = false,
  onPhoneLeft,
  ...step
}: Props) {
  return (
    <div className={styles.fields}>
      <TextField
        {...connectField(step, 'name')}
        autoComplete="name"
        maxLength={NAME_MAX_CHARS}
        enterKeyHint="next"
        required
      />
      <div>
        <TextField
          {...connectField(step, 'email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_CHARS}
          enterKeyHint="next"
          onBlur={onEmailLeft}
          required
        />
        {emailHint}
        <div aria-live="polite">{emailQuestion}</div>
      </div>
      <div>
        <TextField
          {...connectField(step, 'phone')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_CHARS}
          enterKeyHint="done"
          onBlur={onPhoneLeft}
          required
        />
        <p aria-live="polite" className={styles.told}>
          {isPhoneAsked && fieldWords['phone-short']}
        </p>
        {phoneNote}
      </div>
    </div>
  );
}
