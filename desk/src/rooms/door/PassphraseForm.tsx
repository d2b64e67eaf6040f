import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import styles from '#parts/Form.module.css';
import { Door } from '#people/Door.tsx';
import { passphraseRefusalToWords } from '#people/desk-door-words.ts';
import type { DeskPassphrase } from '#people/door.ts';
import { deskDoorMessages } from '#people/door-words.ts';
import { NewPassphrase } from '#people/NewPassphrase.tsx';
import { Username } from '#people/Username.tsx';

const words = deskDoorMessages.passphrase;

/** The form where a person chooses a passphrase, reached by a one-time link. */
export function PassphraseForm({ token, email, refused }: DeskPassphrase) {
  const error = refused && refused !== 'gone' ? passphraseRefusalToWords(refused) : undefined;
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.passphrase} noValidate>
        <input type="hidden" name="token" value={token} />
        <Username email={email} />
        <NewPassphrase name="passphrase" label={words.passphrase} again={words.again} error={error} />
        <Button type="submit" hasArrow>
          {words.submit}
        </Button>
      </form>
    </Door>
  );
}
