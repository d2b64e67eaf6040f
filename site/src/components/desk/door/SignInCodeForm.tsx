import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { CODE_DIGITS, CODE_MAX_CHARS, type DeskSignInCode } from '@clinic/contract/desk-people.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { tooManyToWords } from '#lib/desk/desk-door-words.ts';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Door } from './Door.tsx';
import styles from './DoorForm.module.css';
import { DoorRefusal } from './DoorRefusal.tsx';

const words = deskDoorMessages.code;
const HINT_ID = 'code-hint';

/** The form that asks for the second factor, after the passphrase. */
export function SignInCodeForm({ refused }: DeskSignInCode) {
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.signInCode}>
        {refused && (
          <DoorRefusal>{refused.reason === 'wrong' ? words.wrong : tooManyToWords(refused.waitSeconds)}</DoorRefusal>
        )}
        <div>
          <TextField
            id="code"
            name="code"
            label={words.code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={CODE_MAX_CHARS}
            autoFocus={refused === null}
            aria-describedby={HINT_ID}
            required
          />
          <p id={HINT_ID} className={styles.hint}>
            {words.hint(CODE_DIGITS)}
          </p>
        </div>
        <Button type="submit" hasArrow className={styles.submit}>
          {words.submit}
        </Button>
        <p>
          {words.back} <ArrowLink href={DESK_PATHS.signIn}>{words.backLink}</ArrowLink>
        </p>
      </form>
    </Door>
  );
}
