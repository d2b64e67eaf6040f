import { PASSPHRASE_MIN_CHARS } from '@clinic/contract/desk.ts';
import { ACCOUNT_PATHS, type AccountRefusal } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { accountRefusalToWords } from '#lib/desk/desk-account-words.ts';
import { deskAccountMessages } from '#messages/desk-account.en.ts';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Panel } from '../Panel.tsx';
import styles from './PassphraseChange.module.css';

const words = deskAccountMessages.change;
const HINT_ID = 'new-passphrase-hint';

/** The form that changes the passphrase. */
export function PassphraseChange({ refused }: { refused: AccountRefusal | null }) {
  const error = refused?.form === 'passphrase' ? accountRefusalToWords(refused) : undefined;
  const isAboutOld = refused?.reason === 'wrong' || refused?.reason === 'too-many';
  const [oldError, newError] = isAboutOld ? [error, undefined] : [undefined, error];
  const fresh = {
    type: 'password',
    autoComplete: 'new-password',
    minLength: PASSPHRASE_MIN_CHARS,
    required: true,
  };
  return (
    <Panel id="change-passphrase" title={words.title}>
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
        <div>
          <TextField
            id="new-passphrase"
            name="new-passphrase"
            label={words.next}
            error={newError}
            {...fresh}
            autoFocus={newError !== undefined}
            aria-describedby={newError ? `new-passphrase-error ${HINT_ID}` : HINT_ID}
          />
          <p id={HINT_ID} className={styles.hint}>
            {deskDoorMessages.passphrase.hint(PASSPHRASE_MIN_CHARS)}
          </p>
        </div>
        <TextField id="again" name="again" label={words.again} {...fresh} />
        <Button type="submit" size="small" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </Panel>
  );
}
