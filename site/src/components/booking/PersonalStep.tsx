import {
  EMAIL_MAX_CHARS,
  FIELD_LABELS,
  isPhoneShort,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from '@clinic/contract/appointment.ts';
import { TextField } from '#components/ui/Field.tsx';
import { fieldWords } from '#messages/fields.en.ts';
import { fieldToId, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

/** Step 1: the patient's name, email and phone. */
export function PersonalStep({ values, errors, onChange, required }: StepProps) {
  return (
    <div className={styles.fields}>
      <TextField
        id={fieldToId('name')}
        name="name"
        label={FIELD_LABELS.name}
        error={errors.name}
        value={values.name}
        onChange={(event) => onChange('name', event.target.value)}
        autoComplete="name"
        maxLength={NAME_MAX_CHARS}
        enterKeyHint="next"
        {...required}
      />
      <TextField
        id={fieldToId('email')}
        name="email"
        type="email"
        label={FIELD_LABELS.email}
        error={errors.email}
        value={values.email}
        onChange={(event) => onChange('email', event.target.value)}
        autoComplete="email"
        maxLength={EMAIL_MAX_CHARS}
        enterKeyHint="next"
        {...required}
      />
      <div>
        <TextField
          id={fieldToId('phone')}
          name="phone"
          type="tel"
          label={FIELD_LABELS.phone}
          error={errors.phone}
          value={values.phone}
          onChange={(event) => onChange('phone', event.target.value)}
          autoComplete="tel"
          maxLength={PHONE_MAX_CHARS}
          enterKeyHint="done"
          {...required}
        />
        <p aria-live="polite" className={styles.told}>
          {isPhoneShort(values.phone) && fieldWords['phone-short']}
        </p>
      </div>
    </div>
  );
}
