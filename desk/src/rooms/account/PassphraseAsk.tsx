import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import styles from '#parts/Form.module.css';
import type { AccountRefusal } from '#people/people-view.ts';
import { Username } from '#people/Username.tsx';
import { accountRefusalToWords } from './desk-account-words.ts';
import { deskAccountMessages as words } from './words.ts';

type Props = {
  form: AccountRefusal['form'];
  /** The id of what the form is about, when a page has several such forms. */
  of?: string;
  action: string;
  submit: string;
  email: string;
  refused: AccountRefusal | null;
};

/** A form that asks only for the person's passphrase, as a confirmation. */
export function PassphraseAsk({ form, of, action, submit, email, refused }: Props) {
  const error = refused?.form === form ? accountRefusalToWords(refused) : undefined;
  return (
    <form className={styles.inline} method="post" action={action}>
      <Username email={email} />
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
