import type { AccountRefusal } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { accountRefusalToWords } from '#lib/desk/desk-account-words.ts';
import { deskAccountMessages as words } from '#messages/desk-account.ts';
import styles from '../frame/Form.module.css';

type Props = {
  form: AccountRefusal['form'];
  /** The id of what the form is about, when a page has several such forms. */
  of?: string;
  action: string;
  submit: string;
  refused: AccountRefusal | null;
};

/** A form that asks only for the person's passphrase, as a confirmation. */
export function PassphraseAsk({ form, of, action, submit, refused }: Props) {
  const error = refused?.form === form ? accountRefusalToWords(refused) : undefined;
  return (
    <form className={styles.inline} method="post" action={action}>
      <TextField
        id={`${form}-passphrase${of ?? ''}`}
        name="passphrase"
        label={words.passphrase}
        type="password"
        autoComplete="current-password"
        error={error}
        autoFocus={error !== undefined}
        required
      />
      <Button type="submit">{submit}</Button>
      {of !== undefined && <input type="hidden" name="id" value={of} />}
    </form>
  );
}
