import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TEXTS, type PatientField } from '@clinic/contract/patient-words.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import { reasonToWords } from '#appointments/booking/book-words.ts';
import { patientLabels } from '#appointments/patient-words.ts';
import type { AppointmentView } from '#appointments/taking.ts';
import styles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';

type Props = Pick<AppointmentView, 'appointment' | 'refused' | 'entries' | 'whatsApp'>;

/** The form that corrects the patient's details on an appointment. After a refusal it keeps the typed values. */
export function CorrectForm({ appointment, refused, entries, whatsApp }: Props) {
  const first = refused?.reasons[0]?.field;
  const toProps = (name: PatientField) => {
    const reason = refused?.reasons.find((one) => one.field === name);
    return {
      id: `correct-${name}`,
      name,
      label: patientLabels[name],
      error: reason && reasonToWords(reason),
      autoFocus: name === first,
      defaultValue: readEntry(entries, name) ?? appointment[name],
    };
  };
  return (
    <form className={styles.form} method="post" action={`${DESK_PATHS.appointments}/${appointment.id}/correct`}>
      <input type="hidden" name="version" value={appointment.version} />
      <TextField {...toProps('name')} maxLength={NAME_MAX_CHARS} autoComplete="off" required />
      <HintedField
        {...toProps('phone')}
        maxLength={PHONE_MAX_CHARS}
        type="tel"
        autoComplete="off"
        required
        hint={
          whatsApp === 'never'
            ? undefined
            : 'WhatsApp took the link to this number. It stops working with a new number, and a mail brings a new link.'
        }
      />
      <HintedField
        {...toProps('email')}
        maxLength={EMAIL_MAX_CHARS}
        optionalMark="optional"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="A new email address gets its own link. The old link stops working."
      />
      {OPTIONAL_FIELDS.map((field) => (
        <TextAreaField
          key={field}
          {...toProps(field)}
          optionalMark="optional"
          maxLength={OPTIONAL_TEXTS[field]}
          rows={3}
        />
      ))}
      <Button type="submit" size="small">
        Save
      </Button>
    </form>
  );
}

function readEntry(entries: object | null, name: PatientField): string | undefined {
  const value = entries && (entries as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
