import { TextAreaField, TextField } from '#components/ui/Field.tsx';
import type { ContactErrors, ContactField } from '#lib/browser/contact-validation.ts';
import { contactFormMessages } from '#messages/contact-form.en.ts';
import styles from './ContactFields.module.css';

type Props = {
  errors: ContactErrors;
  onEdit: (field: ContactField) => void;
};

const { labels } = contactFormMessages;

/** The four required fields. They are uncontrolled: the form reads their values when it is sent. */
export function ContactFields({ errors, onEdit }: Props) {
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    onChange: () => onEdit(name),
    required: true,
  });

  return (
    <div className={styles.fields}>
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <TextAreaField {...field('message')} rows={5} />
    </div>
  );
}
