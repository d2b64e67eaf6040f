import { EMAIL_MAX_CHARS, isPhoneShort, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { TextField } from '#components/ui/Field.tsx';
import { fieldWords } from '#messages/fields.ts';
import { connectField, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

/** Step 1: the patient's name, email and phone. */
export function PersonalStep(step: StepProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...connectField(step, 'name')}
        autoComplete="name"
        maxLength={NAME_MAX_CHARS}
        enterKeyHint="next"
        {...step.required}
      />
      <TextField
        {...connectField(step, 'email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_CHARS}
        enterKeyHint="next"
        {...step.required}
      />
      <div>
        <TextField
          {...connectField(step, 'phone')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_CHARS}
          enterKeyHint="done"
          {...step.required}
        />
        <p aria-live="polite" className={styles.told}>
          {isPhoneShort(step.values.phone) && fieldWords['phone-short']}
        </p>
      </div>
    </div>
  );
}
