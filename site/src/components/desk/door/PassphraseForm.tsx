import { DESK_PATHS, type DeskPassphrase, PASSPHRASE_MIN_CHARS } from '@clinic/contract/desk.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { passphraseRefusalToWords } from '#lib/desk/desk-door-words.ts';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Door } from './Door.tsx';
import styles from './DoorForm.module.css';

const words = deskDoorMessages.passphrase;
const HINT_ID = 'passphrase-hint';

/** The form where a person chooses a passphrase, reached by a one-time link. */
export function PassphraseForm({ token, refused }: DeskPassphrase) {
  const error = refused && refused !== 'gone' ? passphraseRefusalToWords(refused) : undefined;
  const common = {
    type: 'password',
    autoComplete: 'new-password',
    minLength: PASSPHRASE_MIN_CHARS,
    required: true,
  };
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.passphrase}>
        <input type="hidden" name="token" value={token} />
        <div>
          <TextField
            id="passphrase"
            name="passphrase"
            label={words.passphrase}
            error={error}
            {...common}
            autoFocus={error !== undefined}
            aria-describedby={error ? `passphrase-error ${HINT_ID}` : HINT_ID}
          />
          <p id={HINT_ID} className={styles.hint}>
            {words.hint(PASSPHRASE_MIN_CHARS)}
          </p>
        </div>
        <TextField id="again" name="again" label={words.again} {...common} />
        <Button type="submit" hasArrow className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </Door>
  );
}
