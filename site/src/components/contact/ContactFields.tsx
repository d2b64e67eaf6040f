import { TextField } from '@clinic/ui/Field.tsx';
import type { ContactErrors, ContactField } from '#lib/browser/contact/contact-validation.ts';
import { contactFormMessages } from '#messages/contact-form.ts';
import styles from './ContactFields.module.css';
import { MessageField } from './MessageField.tsx';

type Props = {
  errors: ContactErrors;
  /** The number of characters in the message. */
  messageLength: number;
  onEdit: (field: ContactField) => void;
  onMessageLength: (length: number) => void;
};

const { labels } = contactFormMessages;

/** The four required fields. They are uncontrolled: the form reads their values when it is sent. */
export function ContactFields({ errors, messageLength, onEdit, onMessageLength }: Props) {
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    required: true,
  });
  const editable = (name: ContactField) => ({ ...field(name), onChange: () => onEdit(name) });
  const onMessageEdit = (length: number) => {
    onMessageLength(length);
    onEdit('message');
  };

  return (
    <div className={styles.fields}>
      <TextField {...editable('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...editable('email')} type="email" autoComplete="email" />
        <TextField {...editable('phone')} type="tel" autoComplete="tel" />
      </div>
      <MessageField {...field('message')} length={messageLength} onEdit={onMessageEdit} />
    </div>
  );
}
