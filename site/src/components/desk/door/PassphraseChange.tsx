import { ACCOUNT_PATHS, type AccountRefusal } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { accountRefusalToWords } from '#lib/desk/desk-account-words.ts';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Card } from '../frame/Card.tsx';
import styles from '../frame/Form.module.css';
import { NewPassphrase } from './NewPassphrase.tsx';

const words = deskAccountMessages.change;

/** The form that changes the passphrase. */
export function PassphraseChange({ refused }: { refused: AccountRefusal | null }) {
  const error = refused?.form === 'passphrase' ? accountRefusalToWords(refused) : undefined;
  const isAboutOld = refused?.reason === 'wrong' || refused?.reason === 'too-many';
  const [oldError, newError] = isAboutOld ? [error, undefined] : [undefined, error];
  return (
    <Card id="change-passphrase" title={words.title}>
      <p>{words.text}</p>
      <form className={styles.form} method="post" action={ACCOUNT_PATHS.passphrase}>
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
