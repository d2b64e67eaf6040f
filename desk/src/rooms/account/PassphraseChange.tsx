import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { Card } from '#parts/Card.tsx';
import styles from '#parts/Form.module.css';
import { NewPassphrase } from '#people/NewPassphrase.tsx';
import { ACCOUNT_PATHS, type AccountRefusal } from '#people/people-view.ts';
import { Username } from '#people/Username.tsx';
import { accountRefusalToWords } from './desk-account-words.ts';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.change;

/** The form that changes the passphrase. */
export function PassphraseChange({ email, refused }: { email: string; refused: AccountRefusal | null }) {
  const error = refused?.form === 'passphrase' ? accountRefusalToWords(refused) : undefined;
  const isAboutOld = refused?.reason === 'wrong' || refused?.reason === 'too-many';
  const [oldError, newError] = isAboutOld ? [error, undefined] : [undefined, error];
  return (
    <Card id="change-passphrase" title={words.title}>
      <p>{words.text}</p>
      <form className={styles.form} method="post" action={ACCOUNT_PATHS.passphrase} noValidate>
        <Username email={email} />
        <TextField
          id="passphrase-passphrase"
          name="passphrase"
          label={deskAccountMessages.passphrase}
          type="password"
          autoComplete="current-password"
          error={oldError}
          autoFocus={oldError !== undefined}
          required
        />
        <NewPassphrase name="new-passphrase" label={words.next} again={words.again} error={newError} />
        <Button type="submit" size="small">
          {words.submit}
        </Button>
      </form>
    </Card>
  );
}
