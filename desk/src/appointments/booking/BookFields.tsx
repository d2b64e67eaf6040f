import { EMAIL_MAX_CHARS, isPhoneShort, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TEXTS, type PatientField } from '@clinic/contract/patient-words.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { SelectField, TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import type { ReactNode } from 'react';
import styles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';
import { patientLabels } from '../patient-words.ts';
import type { BookView } from './book.ts';
import type { CallerReasons } from './book-words.ts';
import { deskBookMessages as words } from './words.ts';

type Props = Pick<BookView, 'place'> & {
  /** The `key` of `BookView`, renamed because React reserves the name `key`. */
  formKey: string;
  entries?: BookView['entries'] | undefined;
  /** The kinds of visits, where the clinic distinguishes any. */
  visits?: readonly Visit[] | undefined;
  /** The id of the kind that is chosen at first; the first one where it is absent or unknown. */
  visit?: string | undefined;
  /** The reasons for refused fields. */
  errors: CallerReasons;
  isBusy?: boolean;
  /** The phone number as typed so far. */
  phone: string;
  /** The people who are known by the phone number. */
  known?: ReactNode;
  /** Content beside the button that books. */
  children: ReactNode;
};

/** The fields for a caller's details, the hidden fields of the form, and its buttons. */
export function BookFields({
  place,
  formKey,
  entries,
  visits,
  visit,
  errors,
  isBusy = false,
  phone,
  known,
  children,
}: Props) {
  const common = (name: PatientField) => ({
    id: `caller-${name}`,
    name,
    label: patientLabels[name],
    error: errors[name],
    defaultValue: entries?.[name],
    autoComplete: 'off',
  });
  return (
    <>
      <input type="hidden" name="doctor" value={place.doctorId} />
      <input type="hidden" name="date" value={place.date} />
      <input type="hidden" name="slot" value={place.slot} />
      <input type="hidden" name="key" value={formKey} />
      <div>
        <TextField {...common('phone')} type="tel" maxLength={PHONE_MAX_CHARS} required />
        <p aria-live="polite" className={styles.hint}>
          {isPhoneShort(phone) && words.phoneShort}
        </p>
      </div>
      {known}
      <TextField {...common('name')} maxLength={NAME_MAX_CHARS} required />
      {visits && (
        <SelectField id="caller-visit" name="visit" label={words.visit} error={errors.visit} defaultValue={visit}>
          {visits.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {words.visitOption(kind)}
            </option>
          ))}
        </SelectField>
      )}
      <HintedField
        {...common('email')}
        type="email"
        optionalMark={words.optional}
        maxLength={EMAIL_MAX_CHARS}
        hint={words.emailHint}
      />
      {OPTIONAL_FIELDS.map((field) => (
        <TextAreaField
          key={field}
          {...common(field)}
          optionalMark={words.optional}
          maxLength={OPTIONAL_TEXTS[field]}
          rows={2}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
          {words.submit}
        </Button>
        {children}
      </div>
    </>
  );
}
