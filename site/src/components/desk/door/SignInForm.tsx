import { EMAIL_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { DESK_PATHS, type DeskSignIn, PASSPHRASE_MAX_CHARS } from '@clinic/contract/desk.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { tooManyToWords } from '#lib/desk/desk-door-words.ts';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Door } from './Door.tsx';
import styles from './DoorForm.module.css';
import { DoorRefusal } from './DoorRefusal.tsx';

const words = deskDoorMessages.signIn;

/** The sign-in form. A refusal does not reveal whether the person is known. */
export function SignInForm({ email, refused }: DeskSignIn) {
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.signIn}>
        {refused && <DoorRefusal>{toSentence(refused)}</DoorRefusal>}
        <TextField
          id="email"
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          maxLength={EMAIL_MAX_CHARS}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          id="passphrase"
          name="passphrase"
          label={words.passphrase}
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" hasArrow className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </Door>
  );
}

function toSentence({ reason, waitSeconds }: NonNullable<DeskSignIn['refused']>): string {
  if (reason === 'too-many') return tooManyToWords(waitSeconds);
  if (reason === 'too-long') return words.tooLong(PASSPHRASE_MAX_CHARS);
  return reason === 'code-over' ? words.codeOver : words[reason];
}
