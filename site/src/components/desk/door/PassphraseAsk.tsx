import type { AccountRefusal } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { accountRefusalToWords } from '#lib/desk/desk-account-words.ts';
import { deskAccountMessages as words } from '#messages/desk-account.en.ts';
import styles from '../frame/Form.module.css';

type Props = {
  form: AccountRefusal['form'];
  action: string;
  submit: string;
  refused: AccountRefusal | null;
};

/** A form that asks only for the person's passphrase, as a confirmation. */
export function PassphraseAsk({ form, action, submit, refused }: Props) {
  const error = refused?.form === form ? accountRefusalToWords(refused) : undefined;
  return (
    <form className={styles.inline} method="post" action={action}>
      <TextField
        id={`${form}-passphrase`}
        name="passphrase"
        label={words.passphrase}
        type="password"
        autoComplete="current-password"
        error={error}
        autoFocus={error !== undefined}
        required
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
