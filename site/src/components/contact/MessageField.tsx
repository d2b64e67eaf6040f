import { TextAreaField } from '@clinic/ui/Field.tsx';
import { CONTACT_MESSAGE_MAX_CHARS } from '#lib/browser/contact/contact-links.ts';
import { contactFormMessages as words } from '#messages/contact-form.ts';
import styles from './MessageField.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  required: boolean;
  /** The number of characters in the field. */
  length: number;
  onEdit: (length: number) => void;
};

/** The message field with a hint on the length that a link can carry. An error replaces the hint as the description. */
export function MessageField({ length, onEdit, ...field }: Props) {
  const hintId = `${field.id}-hint`;
  return (
    <div>
      <TextAreaField
        {...field}
        onChange={(event) => onEdit(event.target.value.length)}
        {...(!field.error && { 'aria-describedby': hintId })}
        maxLength={CONTACT_MESSAGE_MAX_CHARS}
        rows={5}
      />
      <p id={hintId} className={styles.hint}>
        {words.messageLength(length, CONTACT_MESSAGE_MAX_CHARS)}
      </p>
    </div>
  );
}
