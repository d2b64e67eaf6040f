import type { DeskPassphrase } from '@clinic/contract/desk-door.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '#components/ui/Button.tsx';
import { passphraseRefusalToWords } from '#lib/desk/desk-door-words.ts';
import { deskDoorMessages } from '#messages/desk-door.ts';
import styles from '../frame/Form.module.css';
import { Door } from './Door.tsx';
import { NewPassphrase } from './NewPassphrase.tsx';

const words = deskDoorMessages.passphrase;

/** The form where a person chooses a passphrase, reached by a one-time link. */
export function PassphraseForm({ token, refused }: DeskPassphrase) {
  const error = refused && refused !== 'gone' ? passphraseRefusalToWords(refused) : undefined;
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.passphrase}>
        <input type="hidden" name="token" value={token} />
        <NewPassphrase name="passphrase" label={words.passphrase} again={words.again} error={error} />
        <Button type="submit" hasArrow>
          {words.submit}
        </Button>
      </form>
    </Door>
  );
}
