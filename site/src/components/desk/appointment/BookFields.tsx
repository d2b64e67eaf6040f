import {
  EMAIL_MAX_CHARS,
  isPhoneShort,
  MESSAGE_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from '@clinic/contract/appointment.ts';
import type { BookView } from '@clinic/contract/desk-book.ts';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { TextAreaField, TextField } from '#components/ui/Field.tsx';
import type { FieldReasons } from '#lib/browser/booking/field-reasons.ts';
import { deskBookMessages as words } from '#messages/desk-book.en.ts';
import { fieldWords } from '#messages/fields.en.ts';
import styles from './BookFields.module.css';

type Props = Pick<BookView, 'place'> & {
  /** The `key` of `BookView`, renamed because React reserves the name `key`. */
  formKey: string;
  entries?: BookView['entries'];
  /** The reasons for refused fields. */
  errors: FieldReasons;
  isBusy?: boolean;
  /** The phone number as typed so far. */
  phone: string;
  /** Content beside the button that books. */
  children: ReactNode;
};

const HINT_ID = 'caller-email-hint';

/** The fields for a caller's details, and the hidden fields of the form. */
export function BookFields({ place, formKey, entries, errors, isBusy = false, phone, children }: Props) {
  const common = (name: keyof BookView['entries']) => ({
    id: `caller-${name}`,
    name,
    label: words[name],
    error: errors[name],
    defaultValue: entries?.[name],
    autoComplete: 'off',
  });
  return (
    <div className={styles.fields}>
      <input type="hidden" name="doctor" value={place.doctorId} />
      <input type="hidden" name="date" value={place.date} />
      <input type="hidden" name="slot" value={place.slot} />
      <input type="hidden" name="key" value={formKey} />
      <TextField {...common('name')} maxLength={NAME_MAX_CHARS} required />
      <div>
        <TextField {...common('phone')} type="tel" maxLength={PHONE_MAX_CHARS} required />
        <p aria-live="polite" className={styles.hint}>
          {isPhoneShort(phone) && fieldWords['phone-short']}
        </p>
      </div>
      <div>
        <TextField
          {...common('email')}
          type="email"
          optionalMark={words.optional}
          maxLength={EMAIL_MAX_CHARS}
          aria-describedby={errors.email ? `caller-email-error ${HINT_ID}` : HINT_ID}
        />
        <p id={HINT_ID} className={styles.hint}>
          {words.emailHint}
        </p>
      </div>
      <TextAreaField {...common('message')} optionalMark={words.optional} maxLength={MESSAGE_MAX_CHARS} rows={2} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" className={styles.submit} aria-disabled={isBusy || undefined}>
          {words.submit}
        </Button>
        {children}
      </div>
    </div>
  );
}
